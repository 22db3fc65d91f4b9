import { cx } from 'class-variance-authority';
import { WaveDivider } from '@/components/brand/wave';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import { homeSections } from '@/lib/routes';
import { testimonialsTitle } from '@/lib/words/home';
import styles from './why.module.css';

/** Shows each value below its wave, then the testimonials, the first one large. */
export function Why({ title, image, values, testimonials }: HomeContent['why']) {
  return (
    <Section id={homeSections.why} surface="paper">
      <Container columns>
        <div className="col-[1/6] 820:sticky 820:top-clear 820:self-start">
          <h2>
            <TitleText {...title} breakBefore />
          </h2>
          <div className={cx(styles.slits, 'mt-14 max-820:mt-8')}>
            <Picture className={cx(styles.picture, 'max-w-none')} image={image} sizes="33.5rem" />
          </div>
        </div>
        <ul className="col-[6/13] grid grid-cols-2 gap-x-gap max-820:mt-11 max-820:block">
          {values.map(({ wave, title: name, description }) => (
            <li key={name} className={cx(styles.value, 'pb-15 max-820:pb-8.5 820:even:mt-21')}>
              <WaveDivider wave={wave} className="overflow-visible" />
              <h3 className="mt-5 mb-3 820:max-1140:font-stretch-115%">{name}</h3>
              <p className="measure-27">{description}</p>
            </li>
          ))}
        </ul>
      </Container>
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </Section>
  );
}

function Testimonials({ testimonials }: Pick<HomeContent['why'], 'testimonials'>) {
  return (
    <Container>
      <h3 className="sr-only">{testimonialsTitle}</h3>
      <div className="mt-20 grid grid-cols-3 gap-x-gap gap-y-11 max-820:mt-10 max-820:block">
        {testimonials.map(({ quote, author }, index) => (
          <figure key={quote} className={styles.quote}>
            <blockquote
              className={cx(
                'font-serif text-pretty italic',
                index === 0 ? 'text-h2-small leading-[1.06]' : 'text-[1.625rem] leading-[1.22]',
              )}
            >
              «{quote}»
            </blockquote>
            <figcaption className="mt-5 text-body text-muted">{author}</figcaption>
          </figure>
        ))}
      </div>
    </Container>
  );
}
