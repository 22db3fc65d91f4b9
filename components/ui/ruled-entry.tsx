import type { ReactNode } from 'react';

/** An entry between lines: `li`, or `div` in a description list. */
export function RuledEntry({ as: Tag, children }: { as: 'li' | 'div'; children: ReactNode }) {
  return <Tag className="border-t-stroke pt-5.5 pb-7.5 last:border-b-stroke">{children}</Tag>;
}
