import { cx } from 'class-variance-authority';
import { Merlons } from '@/components/music/playing';
import { WaveDivider } from '@/components/brand/wave-divider';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { Placeholders, PlaceholderPage } from '@/lib/content-model/placeholders';
import { routes } from '@/lib/routes';
import { EntryList } from './entry-list';
import { PhotoWall } from './photo-wall';

interface ContentPageProps extends Pick<Placeholders, 'home' | 'wholePhoto'> {
  page: PlaceholderPage;
  newTab: string;
}

const wall = 'battlement before:bottom-0 before:[--surface:var(--color-ink)] print:before:hidden';

/** The longest name, 'Patrocinadores', fits on one line of the narrowest screen. */
const heading = 'max-column:text-[min(2.55rem,9.4vw)] max-column:font-stretch-normal';

/** A page whose content is ready: its name, then entries, photos or both. */
export function ContentPage({ page, home, wholePhoto, newTab }: ContentPageProps) {
  const { name, description, wave, entries, photos, link } = page;
  return (
    <Section surface="night" className={cx(wall, 'pt-page-top')}>
      <Merlons className="[--merlons-foot:0px] [--surface:var(--color-ink)]" />
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6.5">
          <h1 className={heading}>{name}</h1>
          <p className="measure-32 grow basis-80 text-pretty">{description}</p>
        </div>
        <div className="mt-10 mb-14 text-accent max-column:mt-8 max-column:mb-10">
          <WaveDivider wave={wave} />
        </div>
        {entries && <EntryList entries={entries} newTab={newTab} />}
        {photos && <PhotoWall photos={photos} wholePhoto={wholePhoto} />}
        <p className="mt-14 flex flex-wrap gap-3.5 max-column:mt-10">
          <ButtonLink href={routes.home}>{home}</ButtonLink>
          <ButtonLink variant="line" arrow href={link.href}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
