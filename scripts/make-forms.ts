import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formFiles } from '../lib/build/forms';

/* npm run forms writes the configuration of the forms and the JSON Schemas, after a change of a content schema. */

for (const [file, text] of Object.entries(await formFiles())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
