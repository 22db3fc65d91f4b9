import { cx } from 'class-variance-authority';
import { Merlons } from '@/components/music/playing';
import { WaveDivider } from '@/components/drawing/wave-divider';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import type { PictureFields } from '@/lib/content-schema/media';
import type { Waveform } from '@/lib/drawing/waveforms';
import { routes } from '@/lib/routes';
import { PhotoWall } from './photo-wall';

interface GalleryProps {
  name: string;
  description: string;
  wave: Waveform;
  photos: PictureFields[];
  /** The way home, and somewhere useful to go. */
  home: string;
  link: { label: string; href: string };
}

const wall = 'battlement before:bottom-0 before:[--ground:var(--color-tinta)] print:before:hidden';

/** A page of photos under its name. */
export function Gallery({ name, description, wave, photos, home, link }: GalleryProps) {
  return (
    <Section ground="noche" className={cx(wall, 'pt-page-top')}>
      <Merlons className="[--ground:var(--color-tinta)] [--merlons-foot:0px]" />
      <Container>
        <div className="flex items-end justify-between gap-10 max-column:block">
          <h1>{name}</h1>
          <p className="measure-32 text-pretty max-column:mt-6.5">{description}</p>
        </div>
        <div className="mt-10 mb-14 text-oxido max-column:mt-8 max-column:mb-10">
          <WaveDivider wave={wave} />
        </div>
        <PhotoWall photos={photos} />
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
