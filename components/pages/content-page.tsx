import { Merlons } from '@/components/brand/moving-motifs';
import { WaveDivider } from '@/components/brand/wave';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { findLinkAddress, type Page } from '@/lib/content-model/pages';
import { routes } from '@/lib/routes';
import { pageWords } from '@/lib/words/pages';
import { EntryList } from './entry-list';
import { PhotoWall } from './photo-wall';

/** A page whose content is ready. It shows the name and then entries, photos or both. */
export function ContentPage({ page }: { page: Page }) {
  const { name, description, wave, entries, photos, link } = page;
  return (
    <Section surface="night">
      <Container>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6.5">
          {/* At this size the longest name, 'Patrocinadores', fits on one line of the narrowest screen. */}
          <h1 className="max-820:text-[min(2.55rem,9.4vw)] max-820:font-stretch-100%">{name}</h1>
          <p className="measure-31 flex-[1_1_20rem]">{description}</p>
        </div>
        <WaveDivider wave={wave} className="mt-8 mb-16 overflow-visible text-accent max-820:mb-9" />
        {entries.length > 0 && <EntryList entries={entries} />}
        {photos.length > 0 && <PhotoWall photos={photos} />}
        <p className="mt-16 flex flex-wrap gap-3.5 max-820:mt-10">
          <ButtonLink href={routes.home}>{pageWords.home}</ButtonLink>
          <ButtonLink variant="line" arrow href={findLinkAddress(page)}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
      <div className="battlement absolute inset-x-0 bottom-0 on-ink print:hidden">
        <Merlons />
      </div>
    </Section>
  );
}
