import { cx } from 'class-variance-authority';
import { Merlons } from '@/components/brand/moving-motifs';
import { WaveDivider } from '@/components/brand/wave-divider';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { linkAddress, type Page, type PageTexts } from '@/lib/content-model/schemas/pages';
import { routes } from '@/lib/routes';
import { EntryList } from './entry-list';
import styles from './content-page.module.css';
import { PhotoWall } from './photo-wall';

interface ContentPageProps extends Pick<PageTexts, 'home' | 'wholePhoto'> {
  page: Page;
  newTab: string;
}

/** A page whose content is ready. It shows the name and then entries, photos or both. */
export function ContentPage({ page, home, wholePhoto, newTab }: ContentPageProps) {
  const { name, description, wave, entries, photos, link } = page;
  return (
    <Section surface="night" className={cx(styles.page, 'battlement before:bottom-0 print:before:hidden')}>
      <Merlons className={styles.merlons} />
      <Container>
        <div className={styles.head}>
          <h1 className={styles.title}>{name}</h1>
          <p className={cx(styles.description, 'measure-31')}>{description}</p>
        </div>
        <div className="mt-8 mb-16 text-accent max-column:mb-9">
          <WaveDivider wave={wave} />
        </div>
        {entries.length > 0 && <EntryList entries={entries} newTab={newTab} />}
        {photos.length > 0 && <PhotoWall photos={photos} wholePhoto={wholePhoto} />}
        <p className="mt-16 flex flex-wrap gap-3.5 max-column:mt-10">
          <ButtonLink href={routes.home}>{home}</ButtonLink>
          <ButtonLink variant="line" arrow href={linkAddress(page)}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
