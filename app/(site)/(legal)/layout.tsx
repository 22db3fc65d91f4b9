import type { ReactNode } from 'react';
import { LegalSheet } from '@/components/legal/legal-sheet';
import { LegalActions } from '@/components/legal/legal-actions';
import { content } from '@/lib/site-content';

export default function LegalLayout({ children }: { children: ReactNode }) {
  const texts = content.legal.common;
  return (
    <LegalSheet>
      <LegalActions texts={texts} />
      {children}
      <LegalActions texts={texts} />
    </LegalSheet>
  );
}
