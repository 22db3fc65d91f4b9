/**
 * A text whose ranges of numbers and short words, such as '14-15' and 'check-in', stay on one line. A non-breaking hyphen
 * would be another text.
 */
export function UnbrokenHyphens({ children }: { children: string }) {
  return children.split(/(\b[\w:]{1,7}-[\w:]{1,7}\b)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
