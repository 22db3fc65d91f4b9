import { madeDocuments } from '../documents/addresses';
import type { Content, Finding } from './finding';
import { contentFile } from './text-fields';

interface NamedFile {
  /** Content file and field that name it. */
  file: string;
  field: string;
  /** Path from the repository's root. */
  path: string;
}

const inImages = (name: string) =>
  ['480.avif', '960.avif', '480.jpg'].map((ending) => `public/images/${name}-${ending}`);
const inFaq = (name: string) => ['webm', 'mp4', 'vtt', 'jpg'].map((ending) => `public/faq/${name}.${ending}`);

/** Every file of public/ that the content names, in all the forms the pages ask for. */
export function namedFiles({ event, faq, home, site }: Content): NamedFile[] {
  const named = (file: string, field: string, paths: string[]) =>
    paths.map((path) => ({ file, field, path }));
  const eventFile = contentFile('event');
  return [
    ...event.downloads.flatMap(({ file }, index) =>
      Object.values(madeDocuments).includes(file)
        ? []
        : named(eventFile, `downloads[${index}].file`, [`public${file}`]),
    ),
    ...event.hotels.flatMap(({ image }, index) =>
      named(eventFile, `hotels[${index}].image`, inImages(image)),
    ),
    ...named(eventFile, 'stay.image', inImages(event.stay.image)),
    ...named(eventFile, 'activities.image', inImages(event.activities.image)),
    ...home.locations.venues.flatMap(({ image }, index) =>
      named(contentFile('home'), `locations.venues[${index}].image`, inImages(image)),
    ),
    ...faq.entries.flatMap(({ video }, index) =>
      named(contentFile('faq'), `entries[${index}].video`, inFaq(video)),
    ),
    ...named(contentFile('site'), 'track', [`public${site.track.webm}`, `public${site.track.m4a}`]),
  ];
}

/** The files that are named but not there. */
export function missingFiles(content: Content, exists: (path: string) => boolean): Finding[] {
  return namedFiles(content)
    .filter(({ path }) => !exists(path))
    .map(({ file, field, path }) => ({
      level: 'error',
      topic: 'file',
      file,
      text: `${field}: falta el archivo ${path}`,
    }));
}
