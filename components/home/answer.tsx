import { VideoPlayer } from '@/components/ui/video-player';
import type { AnswerFilm } from '@/lib/media/manifest';

interface AnswerProps {
  question: string;
  description: string;
  film: AnswerFilm | undefined;
  unsupported: string;
  captionsLabel: string;
}

/** What opens below a question: the words, and their film, if any, which lib/answer-films.ts puts in its place. */
export function Answer({ question, description, film, unsupported, captionsLabel }: AnswerProps) {
  return (
    <>
      <p>{description}</p>
      {film && (
        <noscript>
          <VideoPlayer film={film} label={question} unsupported={unsupported} captionsLabel={captionsLabel} />
        </noscript>
      )}
    </>
  );
}
