import type { ReactNode } from 'react';
import { TitleText } from './title-text';

/** The head of a section: the title left, a few words right. */
export function SectionHead({
  title,
  children,
}: {
  title: { lead: string; accent?: string };
  children: ReactNode;
}) {
  return (
    <div className="hd">
      <h2>
        <TitleText {...title} breakBefore />
      </h2>
      <p className="mut">{children}</p>
    </div>
  );
}
