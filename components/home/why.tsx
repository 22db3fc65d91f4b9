import { cx } from 'class-variance-authority';
import { WaveDivider } from '@/components/brand/wave-divider';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TitleText } from '@/components/ui/title-text';
import type { HomeContent } from '@/lib/content-model/home';
import { generatedMedia } from '@/lib/media/manifest';
import { sections } from '@/lib/routes';

/** Five arrow slits over one picture. */
const slits = cx(
  'relative mt-14 h-82.5 max-w-96.5 overflow-hidden max-column:mt-8 max-column:h-47.5',
  '[mask:linear-gradient(90deg,black_59.5%,transparent_0)_0_0/21.77%_100%]',
);
const behindSlits = 'absolute top-[34%] left-[46%] w-134 max-w-none [translate:-46%_-34%] max-column:w-112';
/** Clips the long divider at the column, but not the thickness of its line at the top. */
const value = 'overflow-clip pb-15 [overflow-clip-margin:4px] max-column:pb-8.5';
const largeQuote = 'col-span-2 row-span-2 only:col-span-full';
const furtherQuote =
  'column:border-l-stroke column:pl-7 max-column:mt-9 max-column:border-t-stroke max-column:pt-8';

/** Values under their waves, then testimonials, the first one large. */
export function Why({ title, image, values, testimonials, testimonialsTitle }: HomeContent['why']) {
  return (
    <Section id={sections.why} surface="paper">
      <Container>
        <div className="grid grid-cols-12 gap-x-gap max-column:block">
          {/* Sticks beside a long list of values. */}
          <div className="col-[1/6] column:sticky column:top-clear column:self-start">
            <h2>
              <TitleText {...title} breakBefore />
            </h2>
            <div className={slits}>
              <Picture
                className={behindSlits}
                generated={generatedMedia('pictures', image)}
                sizes="33.5rem"
              />
            </div>
          </div>
          <ul className="col-[6/13] grid grid-cols-2 gap-x-gap max-column:mt-11 max-column:block">
            {values.map(({ wave, title: name, description }, index) => (
              <li key={name} className={cx(value, index % 2 === 1 && 'column:mt-21')}>
                <WaveDivider wave={wave} />
                <h3 className="mt-5 mb-3">{name}</h3>
                <p className="measure-25">{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <h3 className="sr-only">{testimonialsTitle}</h3>
        <div className="mt-20 grid grid-cols-3 gap-x-gap gap-y-11 max-column:mt-10 max-column:block">
          {testimonials.map(({ quote, author }, index) => (
            <figure key={quote} className={index === 0 ? largeQuote : furtherQuote}>
              <blockquote
                className={cx(
                  'font-serif text-pretty italic',
                  index === 0 ? 'text-quote' : 'text-quote-small',
                )}
              >
                «{quote}»
              </blockquote>
              <figcaption className="mt-5 text-body text-muted">{author}</figcaption>
            </figure>
          ))}
        </div>
      </Container>
    </Section>
  );
}
