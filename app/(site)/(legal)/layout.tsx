import type { ReactNode } from 'react';
import { LegalFrame } from '@/components/legal/legal-frame';

export default function LegalLayout({ children }: { children: ReactNode }) {
  return <LegalFrame>{children}</LegalFrame>;
}
