import type { ReactNode } from 'react';
import { textLink } from './text-link';

interface ExternalLinkProps {
  href: string;
  /** Read aloud after the link's words: that it opens another tab. */
  newTab: string;
  /** Instead of a text link's look: `buttonVariants()`. */
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, that says so. */
export function ExternalLink({
  href,
  newTab,
  className = textLink({ className: 'printed-address' }),
  children,
}: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
