import { checkContent } from '../lib/build/content-check/check';
import { report } from '../lib/build/content-check/finding';
import { env } from '../lib/env';
import { siteContent } from './site-content';

/* npm run content:check lists errors, warnings and placeholder values of the content in Spanish. It fails if there are errors. */

const findings = await checkContent(siteContent(), env().contentDir);
console.log(`\n${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
