import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { sections } from '@/lib/routes';

interface ContactProps {
  title: string;
  card: ReactNode;
  /** The contact form. */
  children: ReactNode;
}

export function Contact({ title, card, children }: ContactProps) {
  return (
    <Section id={sections.contact} surface="paper" light>
      <Container>
        <h2 className="mb-21 -ml-[0.04em] text-h2-contact max-820:mb-14">{title}</h2>
      </Container>
      <Container columns>
        {card}
        <div className="col-[6/13] max-820:mt-11">{children}</div>
      </Container>
    </Section>
  );
}
