import type { ReactNode } from 'react';

/** An entry with a line above and below. In a description list it is a `div`, elsewhere an `li`. */
export function RuledEntry({ as: Tag, children }: { as: 'li' | 'div'; children: ReactNode }) {
  return <Tag className="border-t-stroke pt-5.5 pb-7.5 last:border-b-stroke">{children}</Tag>;
}
