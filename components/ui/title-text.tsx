import type { Title } from '@/lib/content-model/texts';

/** Number of letters in a title's longest word. Styles make the title as large as that word allows. */
export const measureLongestWord = (...texts: (string | undefined)[]): number =>
  Math.max(...texts.flatMap((text = '') => text.split(/[\s-]/).map(({ length }) => length)));

/** A title whose accent is in the serif face. `breakBefore` puts the accent on a new line. */
export function TitleText({ lead, accent, breakBefore }: Title & { breakBefore?: boolean }) {
  return (
    <>
      {accent ? `${lead} ` : lead}
      {accent && breakBefore && <br />}
      {accent && <em className="serif-accent">{accent}</em>}
    </>
  );
}
