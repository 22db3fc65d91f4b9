import type { ReactNode } from 'react';

interface ExternalLinkProps {
  href: string;
  /** Read aloud after the link's words: that it opens another tab. */
  newTab: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab, that says so. */
export function ExternalLink({ href, newTab, className = 'link', children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> ({newTab})</span>
    </a>
  );
}
