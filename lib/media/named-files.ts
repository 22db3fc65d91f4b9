import type { BackgroundFilm } from '../content-schema/media';
import type { content } from '../site-content';

type Content = typeof content;

/** A file that the content names: what for, and where it says so. */
export interface NamedFile {
  /** 'poster': the still of a film with controls; 'background': a film behind a page's head. */
  use: 'picture' | 'poster' | 'film' | 'background' | 'captions' | 'music';
  name: string;
  /** 'lib/content/event.ts' and 'hotels[1].image' */
  file: string;
  field: string;
}

type Named = Pick<NamedFile, 'use' | 'field'> & { name: string | undefined };

function backgroundFiles(film: BackgroundFilm, field: string): Named[] {
  return (['landscape', 'portrait'] as const).flatMap((version): Named[] => [
    { use: 'background', name: film[version].video, field: `${field}.${version}.video` },
    { use: 'picture', name: film[version].poster, field: `${field}.${version}.poster` },
  ]);
}

/** Every uploaded file that the content names, in the content's order. */
export function namedFiles({ event, eventPage, faq, home, placeholders, site }: Content): NamedFile[] {
  const picture = (name: string | undefined, field: string): Named => ({ use: 'picture', name, field });
  const byFile: Record<string, Named[]> = {
    'event.ts': [
      ...event.hotels.map(({ image }, index) => picture(image, `hotels[${index}].image`)),
      picture(event.stay.image, 'stay.image'),
      picture(event.activities.image, 'activities.image'),
    ],
    'event-page.ts': [
      ...backgroundFiles(eventPage.film, 'film'),
      picture(eventPage.atmosphere.image, 'atmosphere.image'),
    ],
    'faq.ts': faq.entries.flatMap(({ video, poster, captions }, index): Named[] => [
      { use: 'film', name: video, field: `entries[${index}].video` },
      { use: 'poster', name: poster, field: `entries[${index}].poster` },
      { use: 'captions', name: captions, field: `entries[${index}].captions` },
    ]),
    'home.ts': [
      ...backgroundFiles(home.hero.film, 'hero.film'),
      ...home.locations.venues.map(({ image }, index) => picture(image, `locations.venues[${index}].image`)),
      picture(home.why.image, 'why.image'),
    ],
    'site.ts': [{ use: 'music', name: site.track.file, field: 'track.file' }],
    'placeholders.ts': Object.entries(placeholders.pages).flatMap(([path, { entries = [], photos = [] }]) => [
      ...entries.map(({ image }, index) => picture(image, `pages.${path}.entries[${index}].image`)),
      ...photos.map(({ image }, index) => picture(image, `pages.${path}.photos[${index}].image`)),
    ]),
  };
  return Object.entries(byFile).flatMap(([file, entries]) =>
    entries.flatMap(({ name, ...entry }) => (name ? [{ ...entry, name, file: `lib/content/${file}` }] : [])),
  );
}
