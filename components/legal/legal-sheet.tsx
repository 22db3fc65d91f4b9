import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './legal-sheet.module.css';

/** The ground of a legal text; in print a sober sheet. */
export function LegalSheet({ children }: { children: ReactNode }) {
  return (
    <div data-print="document" className={cx(styles.sheet, 'on-cal')}>
      <Container className="print:px-0">{children}</Container>
    </div>
  );
}
