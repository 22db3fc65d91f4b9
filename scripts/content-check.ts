import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, formatAnnotations } from '../lib/build/content-check/check-content';
import { formatProblems, problemsFile } from '../lib/content-loader/problems';
import { env } from '../lib/env';

/*
 * npm run content:check lists errors, warnings and provisional values of the content in Spanish, and fails if there are errors.
 * Previews show these problems too. `--annotate` also writes the commands by which GitHub shows them in a pull request.
 */

const { values } = parseArgs({ options: { annotate: { type: 'boolean' } } });

const problems = await checkContent(env().contentDir, env());
mkdirSync(path.dirname(problemsFile), { recursive: true });
writeFileSync(problemsFile, JSON.stringify(problems));
if (values.annotate) console.log(formatAnnotations(problems).join('\n'));
console.log(`\n${formatProblems(problems)}\n`);
process.exitCode = problems.some(({ level }) => level === 'error') ? 1 : 0;
