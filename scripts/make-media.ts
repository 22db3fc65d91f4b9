import { namedFiles } from '../lib/build/content-check/content-fields';
import { env } from '../lib/env';
import { makeMedia } from '../lib/build/media/make-media';
import { inRepository } from '../lib/repository';
import { siteContent } from './site-content';

/* Generates every size of the media that the content names, in public/media, and the manifest of these files. */

const startMs = Date.now();
const encoded = await makeMedia(inRepository(''), env().contentDir, namedFiles(siteContent()));
if (encoded > 0)
  console.log(`Media: ${encoded} files generated in ${((Date.now() - startMs) / 1000).toFixed(1)} s.`);
