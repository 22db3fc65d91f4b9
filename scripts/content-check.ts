import { checkContent } from '../lib/build/content-check/check';
import { report } from '../lib/build/content-check/finding';
import { env } from '../lib/env';
import { siteContent } from './site-content';

/* npm run content:check prints errors, warnings and placeholder values of the content, in Spanish. Errors make it fail. */

const findings = await checkContent(siteContent(), env().contentDir);
console.log(`\n${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
