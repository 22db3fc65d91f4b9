'use client';

import { usePathname } from 'next/navigation';
import { use, useState, type ReactNode } from 'react';
import { markupOf } from '@/lib/server-markup';

interface ServerMarkupProps {
  /** Id of the element around the markup, one of its kind in the site. */
  id: string;
  /** What the server renders; null in the browser. */
  children: ReactNode;
}

/**
 * Markup that only the server renders. Next sends a page twice, as HTML and as the data React would make it from again;
 * what never changes needs the first alone. The browser keeps the elements that are there, and on arrival from another
 * page of the site takes them from the new page's HTML.
 */
export function ServerMarkup({ id, children }: ServerMarkupProps) {
  return children ? (
    <div id={id} className="contents">
      {children}
    </div>
  ) : (
    <KeptMarkup key={id} id={id} />
  );
}

function KeptMarkup({ id }: { id: string }) {
  const path = usePathname();
  const [present] = useState(() => document.getElementById(id)?.innerHTML);
  const markup = present ?? use(markupOf(path, id));
  return <div id={id} className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
}
