import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { makePagesYaml } from '../lib/build/forms';

/*
 * Run npm run forms after you change a content schema or add a page. It writes the configuration of the staff's forms.
 */

const folder = 'lib/content/pages';
const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
const names = files.map((file): [address: string, name: string] => {
  const page = parse(readFileSync(path.join(folder, file), 'utf8')) as { name: string };
  return [`/${path.parse(file).name}`, page.name];
});
writeFileSync('.pages.yml', makePagesYaml(Object.fromEntries(names)));
