/** A title, its accent in the serif face. `breakBefore` starts the accent on a new line. */
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
