import type { ReactNode } from 'react';
import { LegalFrame } from '@/components/legal/legal-frame';
import { content } from '@/lib/content-model/load/content';

export default function LegalLayout({ children }: { children: ReactNode }) {
  return <LegalFrame>{children}</LegalFrame>;
}
