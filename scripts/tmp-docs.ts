import { writeFileSync } from 'node:fs';
import { makeDocument } from '../lib/build/documents/make-document';
import { loadContent } from '../lib/content-model/load/load-content';
for (const dir of ['tests/content', 'lib/content']) {
  const content = loadContent(dir);
  for (const name of ['programme', 'timetable'] as const)
    writeFileSync(`/tmp/doc-${process.argv[2]}-${dir.split('/')[0]}-${name}.pdf`, makeDocument(name, content, 'tests/content/pictures/mar-landscape.jpg'));
}
