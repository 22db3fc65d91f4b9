import { Picture } from '@/components/ui/picture';
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
    <section className="sec on-noche">
      <div className="wrap">
        <h1>{name}</h1>
        <p className="lead mt-7 max-w-[32em]">{description}</p>
        <ul className="mt-14 grid gap-3.5 md:grid-cols-2 lg:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo.image}>
              <Picture
                {...photo}
                className="block [&_img]:aspect-3/2 [&_img]:w-full [&_img]:object-cover"
                sizes="(width < 52rem) 92vw, (width < 72rem) 46vw, 30vw"
              />
            </li>
          ))}
        </ul>
        <p className="acts mt-14">
          <a className="btn" href={routes.home}>
            {home}
          </a>
          <a className="btn btn-line go" href={link.href}>
            {link.label}
          </a>
        </p>
      </div>
    </section>
  );
}
