import { VideoPlayer } from '@/components/ui/video-player';

interface AnswerProps {
  question: string;
  description: string;
  /** Its film's files; see VideoPlayer. */
  video?: string | undefined;
  poster?: string | undefined;
  captions?: string | undefined;
  unsupported: string;
  captionsLabel: string;
}

/** What opens below a question: the words, and their film, which lib/answer-films.ts puts in its place. */
export function Answer({
  question,
  description,
  video,
  poster,
  captions,
  unsupported,
  captionsLabel,
}: AnswerProps) {
  return (
    <>
      <p>{description}</p>
      {video && (
        <noscript>
          <VideoPlayer
            video={video}
            poster={poster}
            captions={captions}
            label={question}
            unsupported={unsupported}
            captionsLabel={captionsLabel}
          />
        </noscript>
      )}
    </>
  );
}
