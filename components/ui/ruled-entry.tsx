import type { ReactNode } from 'react';

/** An entry of a list between lines: `li`, or the `div` around a term and its description. */
export function RuledEntry({ as: Tag, children }: { as: 'li' | 'div'; children: ReactNode }) {
  return <Tag className="border-t-stroke pt-5.5 pb-7.5 last:border-b-stroke">{children}</Tag>;
}
