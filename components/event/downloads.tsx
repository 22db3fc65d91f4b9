import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';

interface DownloadsProps {
  /** DownloadCards. */
  cards: ReactNode;
  /** What else to take along. */
  children: ReactNode;
}

export function Downloads({ cards, children }: DownloadsProps) {
  return (
    <Section ground="cal" half="top">
      <Container columns className="items-end">
        {cards}
        {children}
      </Container>
    </Section>
  );
}
