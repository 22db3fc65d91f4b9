/** A title's words: the last ones, if any, set in the serif face. `breakBefore` puts them on a line of their own. */
export function TitleText({
  lead,
  accent,
  breakBefore,
}: {
  lead: string;
  accent?: string;
  breakBefore?: boolean;
}) {
  return (
    <>
      {accent ? `${lead} ` : lead}
      {accent && breakBefore && <br />}
      {accent && <em className="serif-accent">{accent}</em>}
    </>
  );
}
