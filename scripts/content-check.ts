import { report } from '../lib/build/content-check/report';
import { readSurroundings, reviewContent } from '../lib/build/content-check/review';
import { env } from '../lib/env';
import { siteContent } from './site-content';

/* npm run content:check prints errors, warnings and placeholder values of the content, in Spanish. Errors make it fail. */

const surroundings = await readSurroundings(process.cwd(), env().contentDir);
const findings = reviewContent(siteContent(), surroundings);
console.log(`\n${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
