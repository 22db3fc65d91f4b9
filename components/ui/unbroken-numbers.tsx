/** A text whose ranges of numbers, such as '14-15', stay on one line. A non-breaking hyphen would be another text. */
export function UnbrokenNumbers({ children }: { children: string }) {
  return children.split(/(\d[\d:]*-\d[\d:]*)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
