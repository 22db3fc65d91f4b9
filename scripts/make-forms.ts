import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formFiles } from '../lib/build/forms';

/* Run npm run forms after you change a content schema. It writes the configuration of the staff's forms and the JSON Schemas. */

for (const [file, text] of Object.entries(await formFiles())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
