import type { UploadedFiles } from '../media/uploaded-files';
import { brokenClaims } from './broken-claims';
import type { Content, Finding } from './finding';
import { insideLinks } from './inside-links';
import { mediaFiles } from './media-files';
import { missingFiles, type PublicFiles } from './missing-files';
import { oddTexts } from './odd-texts';
import { otherPlace } from './other-place';
import { outOfDate, type Dated } from './out-of-date';
import { outsideLinks } from './outside-links';
import { staleFacts } from './stale-facts';
import { placeholderValues } from './placeholder-values';
import { captionTexts, textFields } from './text-fields';

/** What the content is compared with. */
export interface Surroundings extends Dated, PublicFiles {
  /** Addresses with a page file of their own. */
  pages: readonly string[];
  /** The files in the folders of pictures and films. */
  uploads: UploadedFiles;
}

/** Everything staff should know about the content before it is published; reads neither disk nor clock. */
export function reviewContent(
  content: Content,
  { exists, isPdf, pages, uploads, ...dated }: Surroundings,
): Finding[] {
  const fields = textFields(content);
  const texts = [...fields, ...captionTexts(content, uploads.captions)];
  return [
    ...missingFiles(content, { exists, isPdf }),
    ...mediaFiles(content, uploads),
    ...insideLinks(content, fields, pages),
    ...outsideLinks(content, fields),
    ...brokenClaims(content, texts),
    ...outOfDate(content, dated),
    ...otherPlace(content, texts),
    ...staleFacts(content, texts),
    ...oddTexts(fields),
    ...placeholderValues(fields),
  ];
}
