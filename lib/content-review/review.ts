import type { UploadedFiles } from '../media/uploaded-files';
import { countedThings } from './counted-things';
import { deadLinks } from './dead-links';
import type { Content, Finding } from './finding';
import { longTexts } from './long-texts';
import { mediaFiles } from './media-files';
import { missingFacts } from './missing-facts';
import { missingFiles, type PublicFiles } from './missing-files';
import { outOfDate, type Dated } from './out-of-date';
import { standIns } from './stand-ins';

/** What the content is compared with. */
export interface Surroundings extends Dated, Omit<PublicFiles, 'pdfs'> {
  /** Addresses with a page file of their own. */
  pages: readonly string[];
  /** What lies in the folders of pictures and films. */
  uploads: UploadedFiles;
}

/** Everything staff should know about the content before it is published; reads neither disk nor clock. */
export function reviewContent(
  content: Content,
  { exists, isPdf, pages, uploads, ...dated }: Surroundings,
): Finding[] {
  return [
    ...missingFiles(content, { exists, isPdf, pdfs: uploads.pdfs }),
    ...mediaFiles(content, uploads),
    ...deadLinks(content, pages),
    ...missingFacts(content),
    ...outOfDate(content, dated),
    ...countedThings(content),
    ...longTexts(content),
    ...standIns(content),
  ];
}
