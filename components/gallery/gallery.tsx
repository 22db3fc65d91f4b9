import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import type { PictureFields } from '@/lib/content-schema/media';
import { routes } from '@/lib/routes';

interface GalleryProps {
  name: string;
  description: string;
  photos: PictureFields[];
  /** The way home, and somewhere useful to go. */
  home: string;
  link: { label: string; href: string };
}

/** A page of photos under its name. */
export function Gallery({ name, description, photos, home, link }: GalleryProps) {
  return (
    <Section ground="noche">
      <Container>
        <h1 className="text-h2">{name}</h1>
        <p className="mt-7 measure-32 text-lead">{description}</p>
        <ul className="mt-14 grid grid-cols-3 gap-3.5 max-bar:grid-cols-2 max-column:grid-cols-1">
          {photos.map((photo) => (
            <li key={photo.image}>
              <Picture
                {...photo}
                className="aspect-3/2 w-full object-cover"
                sizes="(width < 51.25rem) 92vw, (width < 71.25rem) 46vw, 30vw"
              />
            </li>
          ))}
        </ul>
        <p className="mt-14 flex flex-wrap gap-3.5">
          <ButtonLink href={routes.home}>{home}</ButtonLink>
          <ButtonLink variant="line" arrow href={link.href}>
            {link.label}
          </ButtonLink>
        </p>
      </Container>
    </Section>
  );
}
