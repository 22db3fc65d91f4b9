import { env } from '../env';
import { content } from '../site-content';
import { previewTexts } from './preview-texts';
import { counts, grouped } from './report';
import { reviewContent } from './review';
import { surroundings } from './surroundings';
import { textIndex } from './text-index';

/** What staff are told on a preview: the review of the content, and where each text is changed. */
export async function staffPreview() {
  const folder = process.cwd();
  const findings = reviewContent(content, await surroundings(folder));
  return {
    texts: previewTexts,
    summary: counts(findings),
    groups: grouped(findings),
    index: textIndex(content, folder),
    editor: env().contentEditor,
  };
}
