import type { ReactNode } from 'react';
import { textLink } from './text-link';

interface ExternalLinkProps {
  href: string;
  /** Tells screen readers that the link opens a new tab. */
  newTab: string;
  /** Replaces the classes of a text link. */
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
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
