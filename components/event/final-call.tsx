import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Merlons } from '@/components/brand/moving-motifs';
import { Container } from '@/components/ui/container';
import { TitleText } from '@/components/ui/title-text';
import type { EventView } from '@/lib/event/event-view';
import styles from './final-call.module.css';

/** The last section of the event page; the buy button is its child. */
export function FinalCall({ title, text, children }: EventView['call'] & { children: ReactNode }) {
  return (
    <section className={cx(styles.call, 'battlement on-accent')}>
      <Merlons />
      <Container className={styles.content}>
        <div className="max-w-full min-w-0">
          <h2 className={styles.title}>
            <TitleText {...title} breakBefore />
          </h2>
          <p className="mt-6 measure-31">{text}</p>
        </div>
        {children}
      </Container>
    </section>
  );
}
