/** Hands the last `accentWords` words of a title to the serif face; a title that short stays whole. */
export function splitTitle(title: string, accentWords: number): { lead: string; accent?: string } {
  const words = title.split(' ');
  if (accentWords === 0 || words.length <= accentWords) return { lead: title };
  return { lead: words.slice(0, -accentWords).join(' '), accent: words.slice(-accentWords).join(' ') };
}
