import { writeFileSync } from 'node:fs';
import { makePagesYaml } from '../lib/build/forms';

/* Run npm run forms after you change a content schema. It writes the configuration of the staff's forms. */

writeFileSync('.pages.yml', makePagesYaml());
