import { readdirSync } from 'node:fs';
import { namedFiles } from '@/lib/build/content-check/named-files';
import { pageAddresses, reviewContent, type Surroundings } from '@/lib/build/content-check/review';
import type { Finding } from '@/lib/build/content-check/finding';
import type { Content } from '@/lib/content-model/load';
import type { MediaUse } from '@/lib/media/folders';
import type { UploadedFiles } from '@/lib/build/media/uploaded-files';
import { content } from './content';

/** Paths of the pages in app/. */
export const ownPages = pageAddresses(readdirSync('app', { recursive: true, encoding: 'utf8' }));

/** Valid uploads for all files that this content names. */
export function goodUploads(changed: Content): UploadedFiles {
  const named = namedFiles(changed);
  const filesFor = (...uses: MediaUse[]) =>
    [...new Map(named.map((file) => [file.name, file])).values()]
      .filter(({ use }) => uses.includes(use))
      .map(({ name, meta }) => {
        const [width, height] = meta.shape === 'portrait' ? [1080, 1920] : [1920, 1080];
        return { name, bytes: 1e6, width: width!, height: height! };
      });
  const media = { hash: '0123456789', container: 'MP4', sound: 'aac', needsTidying: false };
  return {
    pictures: filesFor('picture', 'poster').map((file) => ({ ...file, format: 'jpeg' })),
    films: filesFor('film', 'background').map((file) => ({
      ...{ ...file, ...media, codec: 'avc', codecString: 'avc1.64001f', seconds: 16 },
    })),
    captions: filesFor('captions').map(({ name }) => ({ name, valid: true, end: 15, words: [] })),
    music: filesFor('music').map((file) => ({ ...file, ...media, seconds: 70 })),
  };
}

/** The review of a content whose files are as they should be, unless `surroundings` says otherwise. */
export function review(sample: Content, surroundings: Partial<Surroundings> = {}): Finding[] {
  return reviewContent(sample, {
    ...{ today: '2031-04-01', pages: ownPages, uploads: goodUploads(sample), pdfState: () => 'readable' },
    ...surroundings,
  });
}

/** The site's content with one change. */
export const samples = {
  /** One question alone. */
  faqEntry(change: Partial<Content['faq']['entries'][number]>): Content {
    const [first] = content.faq.entries;
    return { ...content, faq: { ...content.faq, entries: [{ ...first!, ...change }] } };
  },
  gallery(photos: NonNullable<Content['placeholders']['pages']['galeria']>['photos']): Content {
    const pages = { galeria: { ...content.placeholders.pages.galeria!, photos } };
    return { ...content, placeholders: { ...content.placeholders, pages } };
  },
};
