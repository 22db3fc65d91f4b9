import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { missingContactPage, routes } from '@/lib/routes';
import { legalWords } from '@/lib/words/pages';
import styles from './legal.module.css';

/** Puts the buttons 'Volver' and 'Contactar' above and below a legal page. */
export function LegalFrame({ children }: { children: ReactNode }) {
  const actions = (
    <div className="flex flex-wrap gap-3 print:hidden">
      <ButtonLink as={BackLink} variant="line" size="sm" href={routes.home}>
        {legalWords.back}
      </ButtonLink>
      {/* Link would prefetch this page, which does not exist. */}
      <ButtonLink as="a" variant="ink" size="sm" href={missingContactPage}>
        {legalWords.contact}
      </ButtonLink>
    </div>
  );
  return (
    <div data-print="document" className={cx(styles.frame, 'on-paper')}>
      <Container className="print:px-0">
        {actions}
        {children}
        {actions}
      </Container>
    </div>
  );
}
