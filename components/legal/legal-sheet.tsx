import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';

/** The ground of a legal text; in print a sober sheet. */
export function LegalSheet({ children }: { children: ReactNode }) {
  return (
    <div
      data-print="document"
      className="on-cal pt-[clamp(1.5rem,3vw,2.5rem)] pb-[clamp(3rem,5vw,5rem)] print:on-paper print:[page:document]"
    >
      <Container className="print:max-w-none print:px-0">{children}</Container>
    </div>
  );
}
