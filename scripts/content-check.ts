import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, writeAnnotations } from '../lib/build/content-check/check';
import { content } from '../lib/content-loader/content';
import { ContentError, findingsFile, formatFindings, type Finding } from '../lib/content-loader/findings';
import { env } from '../lib/env';

/*
 * npm run content:check lists errors, warnings and provisional values of the content in Spanish, and fails if there are errors.
 * Previews show the findings too. `--annotate` also writes the commands by which GitHub shows them in a pull request.
 */

const { values } = parseArgs({ options: { annotate: { type: 'boolean' } } });

/** Checks the content, or says why it cannot be loaded. */
async function collectFindings(): Promise<readonly Finding[]> {
  try {
    return await checkContent(content(), env().contentDir);
  } catch (error) {
    if (error instanceof ContentError) return error.findings;
    throw error;
  }
}

const findings = await collectFindings();
mkdirSync(path.dirname(findingsFile), { recursive: true });
writeFileSync(findingsFile, JSON.stringify(findings));
if (values.annotate) console.log(writeAnnotations(findings).join('\n'));
console.log(`\n${formatFindings(findings)}\n`);
process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0;
