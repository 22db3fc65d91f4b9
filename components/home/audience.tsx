import { cx } from 'class-variance-authority';
import { Container } from '@/components/ui/container';
import { RuledEntry } from '@/components/ui/ruled-entry';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import { sections } from '@/lib/routes';
import styles from './audience.module.css';

/** Kinds of visitor, and the minimum age as a large number on the edge of the section. */
export function Audience({ title, intro, types, age }: HomeContent['audience'] & { age: number }) {
  return (
    <Section id={sections.audience} surface="paper-shade" className="overflow-clip pb-0 max-column:flow-root">
      <Container columns className="grid-rows-[auto_auto_1fr]">
        <h2 className="col-span-full mb-18 max-column:mb-9">
          <TitleText {...title} />
        </h2>
        <p className="col-[1/6] row-2 measure-27 text-lead">{intro}</p>
        <ul className="col-[7/13] row-span-2 row-start-2 pb-section max-column:mt-6.5 max-column:pb-16">
          {types.map((type) => (
            <RuledEntry key={type.title} as="li">
              <h3>{type.title}</h3>
              <p className="mt-2 measure-31">{type.description}</p>
            </RuledEntry>
          ))}
        </ul>
        <p className={cx(styles.age, 'self-end font-display whitespace-nowrap')} aria-hidden="true">
          {age}
          <sup className={cx(styles.plus, 'relative')}>+</sup>
        </p>
      </Container>
    </Section>
  );
}
