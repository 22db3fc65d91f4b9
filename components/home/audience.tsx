import { cx } from 'class-variance-authority';
import { Container } from '@/components/ui/container';
import { RuledEntry, Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import { homeSections } from '@/lib/routes';
import styles from './audience.module.css';

/** Shows the minimum age in huge digits below the title, and the kinds of visitor beside it. */
export function Audience({ title, intro, types, age }: HomeContent['audience'] & { age: number }) {
  return (
    <Section id={homeSections.audience} surface="paper-shade" padding="none-below">
      <Container className="grid grid-cols-2 gap-x-gap max-820:grid-cols-1">
        <div className="flex flex-col justify-between gap-12 max-820:contents">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <p className={cx(styles.minimumAge, 'font-display whitespace-nowrap')} aria-hidden="true">
            {age}
            <sup className="ml-[0.1em] align-[0.72em] text-[0.42em] tracking-normal">+</sup>
          </p>
        </div>
        <div className="pb-section-light max-820:pb-14">
          <p className="mb-10 measure-27 text-lead max-820:mt-6.5 max-820:mb-6.5">{intro}</p>
          <ul>
            {types.map((type) => (
              <RuledEntry key={type.title} as="li">
                <h3>{type.title}</h3>
                <p className="mt-2 measure-31">{type.description}</p>
              </RuledEntry>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  );
}
