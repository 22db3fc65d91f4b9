import type { ReactNode } from 'react';
import { LegalActions } from '@/components/legal/legal-actions';
import { content } from '@/lib/site-content';

export default function LegalLayout({ children }: { children: ReactNode }) {
  const texts = content.legal.common;
  return (
    <div className="legal on-cal">
      <div className="wrap">
        <LegalActions texts={texts} />
        {children}
        <LegalActions texts={texts} />
      </div>
    </div>
  );
}
