import { readdirSync } from 'node:fs';
import { pageAddresses } from '@/lib/content-review/surroundings';
import { namedFiles, type NamedFile } from '@/lib/media/named-files';
import type { UploadedFiles } from '@/lib/media/uploaded-files';
import { content } from '@/lib/site-content';

type Content = typeof content;

/** Paths of the pages in app/. */
export const ownPages = pageAddresses(readdirSync('app', { recursive: true, encoding: 'utf8' }));

function withEvent(change: Partial<Content['event']>): Content {
  return { ...content, event: { ...content.event, ...change } };
}

/** Valid uploads for all files that this content names. */
export function goodUploads(changed: Content): UploadedFiles {
  const named = namedFiles(changed);
  const namesOf = (...uses: NamedFile['use'][]) => [
    ...new Set(named.filter(({ use }) => uses.includes(use)).map(({ name }) => name)),
  ];
  const tall = new Set(named.filter(({ field }) => field.includes('.portrait.')).map(({ name }) => name));
  const sizeOf = (name: string) =>
    tall.has(name) ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 };
  return {
    pictures: namesOf('picture', 'poster').map((name) => ({
      ...{ name, bytes: 1e6, format: 'jpeg' },
      ...sizeOf(name),
    })),
    films: namesOf('film', 'background').map((name) => ({
      ...{ name, bytes: 1e6, hash: '0123456789', container: 'MP4', codec: 'avc', seconds: 16 },
      ...{ codecString: 'avc1.64001f', sound: 'aac', needsTidying: false },
      ...sizeOf(name),
    })),
    captions: namesOf('captions').map((name) => ({ name, valid: true, end: 15, words: [] })),
    music: namesOf('music').map((name) => ({ name, bytes: 1e6, codec: 'aac', seconds: 70 })),
  };
}

/** The site's content with one change. */
export const samples = {
  event: withEvent,
  soldOut: () => withEvent({ state: 'sold-out' }),
  legalLink(href: string, heading = 'Titular'): Content {
    const section = { id: 'titular', heading, blocks: [[{ text: 'enlace', href }]] };
    const notice = { ...content.legal.notice, sections: [section] };
    return { ...content, legal: { ...content.legal, notice } };
  },
  /** One question alone. */
  faqEntry(change: Partial<Content['faq']['entries'][number]>): Content {
    const [first] = content.faq.entries;
    return { ...content, faq: { ...content.faq, entries: [{ ...first!, ...change }] } };
  },
  gallery(photos: NonNullable<Content['placeholders']['pages']['/galeria']>['photos']): Content {
    const { pages } = content.placeholders;
    const page = Object.values(pages)[0]!;
    return {
      ...content,
      placeholders: { ...content.placeholders, pages: { '/galeria': { ...page, photos } } },
    };
  },
  placeholderText(description: string): Content {
    const { pages } = content.placeholders;
    const changed = Object.entries(pages).map(([path, page]) => [path, { ...page, description }]);
    return { ...content, placeholders: { ...content.placeholders, pages: Object.fromEntries(changed) } };
  },
};
