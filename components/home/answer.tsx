import { VideoPlayer } from '@/components/ui/video-player';

interface AnswerProps {
  question: string;
  description: string;
  /** Name of the film; see VideoPlayer. */
  video: string;
  unsupported: string;
  captionsLabel: string;
}

/** What opens below a question: the words, and their film, which lib/answer-films.ts puts in its place. */
export function Answer({ question, description, video, unsupported, captionsLabel }: AnswerProps) {
  return (
    <>
      <p>{description}</p>
      <noscript>
        <VideoPlayer name={video} label={question} unsupported={unsupported} captionsLabel={captionsLabel} />
      </noscript>
    </>
  );
}
