/**
 * Keeps ranges of numbers and short words, such as '14-15' and 'check-in', on one line. A non-breaking hyphen would change
 * the text that visitors copy and search for.
 */
export function UnbrokenHyphens({ children }: { children: string }) {
  return children.split(/(\b[\w:]{1,7}-[\w:]{1,7}\b)/).map((piece, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}
