import { cx } from 'class-variance-authority';
import { ButtonLink } from '@/components/ui/button';
import { Container, narrowWindow } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHead } from '@/components/ui/section';
import { VenueWave } from '@/components/brand/moving-motifs';
import { WaveGlyph } from '@/components/brand/wave';
import type { HomeContent } from '@/lib/content-model/home';
import { homeSections } from '@/lib/routes';
import { waveNames } from '@/lib/words/home';
import styles from './locations.module.css';

/**
 * The lower edge of the section, a sine wave in the colour of the next section. It is taller than its box, so that zooming
 * shows no gap below it.
 */
function Tide() {
  return (
    <svg
      className="absolute inset-x-0 -bottom-[3px] h-[19px] w-full fill-paper print:hidden forced-colors:fill-[Canvas]"
      aria-hidden="true"
    >
      <pattern id="tide" width="118" height="40" patternUnits="userSpaceOnUse">
        <path d="M0 8C21 -3 38 -3 59 8S97 19 118 8V20H0z" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#tide)" />
    </svg>
  );
}

const titleId = 'lugares';

/**
 * One slit in a wall for each kind of venue. Radio buttons widen the selected slit without a script. In a narrow window
 * all slits are open, in a row to swipe.
 */
export function Locations({ title, intro, venues, buttons }: HomeContent['locations']) {
  return (
    <Section id={homeSections.locations} surface="night">
      <Container className="@container">
        <SectionHead title={title} titleId={titleId}>
          {intro}
        </SectionHead>
        <div
          className={cx(styles.swipeRow, 'swipe-row @wide:contents print:contents')}
          role="group"
          aria-labelledby={titleId}
          tabIndex={0}
        >
          <ul className={styles.slits}>
            {venues.map(({ name, wave, description, ...picture }, index) => (
              <li key={name} className={cx(styles.slit, 'relative')}>
                <input
                  className="peer absolute inset-0 z-1 size-full cursor-pointer opacity-0 @max-wide:hidden"
                  type="radio"
                  name="lugar"
                  value={name}
                  id={`lugar-${index}`}
                  defaultChecked={index === 0}
                />
                <Picture
                  {...picture}
                  className={cx(styles.picture, 'w-full object-cover print:hidden')}
                  sizes={`${narrowWindow} 22rem, 36rem`}
                />
                <VenueWave wave={wave} />
                <WaveGlyph wave={wave} className={styles.wave} />
                <h3 className={styles.name}>
                  <label htmlFor={`lugar-${index}`}>{name}</label>
                </h3>
                <p className={cx(styles.waveName, 'mt-1 text-small leading-snug text-muted')}>
                  {waveNames[wave]}
                </p>
                <p className={cx(styles.description, '@wide:not-peer-checked:sr-only')}>{description}</p>
              </li>
            ))}
          </ul>
        </div>
        <p className="mt-16 flex flex-wrap items-center gap-3.5">
          {buttons.map(({ label, href }) => (
            <ButtonLink
              key={href}
              variant="line"
              arrow
              className="max-820:grow max-820:basis-full"
              href={href}
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      </Container>
      <Tide />
    </Section>
  );
}
