import { writeFileSync } from 'node:fs';
import { checkContent } from '../lib/build/content-check/check';
import { findingsFile, report } from '../lib/content-model/findings';
import { env } from '../lib/env';
import { siteContent } from './site-content';

/*
 * npm run content:check lists errors, warnings and placeholder values of the content in Spanish, and fails if there are errors.
 * Previews show the findings too.
 */

const findings = await checkContent(siteContent(), env().contentDir);
writeFileSync(findingsFile, JSON.stringify(findings));
console.log(`\n${report(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
