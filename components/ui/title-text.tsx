/** A title whose accent is in the serif face. `breakBefore` puts the accent on a new line. */
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
