import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { BackButton } from '@/components/ui/back-button';
import { buttonVariants } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { missingContactPage, routes } from '@/lib/routes';
import { legalWords } from '@/lib/words/pages';
import styles from './legal.module.css';

/** Puts the buttons 'Volver' and 'Contactar' above and below a legal page. */
export function LegalFrame({ children }: { children: ReactNode }) {
  const actions = (
    <div className="flex flex-wrap gap-3 print:hidden">
      <BackButton className={buttonVariants({ variant: 'line', size: 'sm' })} href={routes.home}>
        {legalWords.back}
      </BackButton>
      {/* next/link would prefetch this page, which does not exist. */}
      <a className={buttonVariants({ variant: 'ink', size: 'sm' })} href={missingContactPage}>
        {legalWords.contact}
      </a>
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
