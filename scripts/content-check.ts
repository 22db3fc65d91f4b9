import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent, writeAnnotations } from '../lib/build/content-check/check-content';
import { content } from '../lib/content-loader/content';
import { ContentError, problemsFile, formatProblems, type Problem } from '../lib/content-loader/problems';
import { env } from '../lib/env';

/*
 * npm run content:check lists errors, warnings and provisional values of the content in Spanish, and fails if there are errors.
 * Previews show the problems too. `--annotate` also writes the commands by which GitHub shows them in a pull request.
 */

const { values } = parseArgs({ options: { annotate: { type: 'boolean' } } });

/** Checks the content, or says why it cannot be loaded. */
async function collectProblems(): Promise<readonly Problem[]> {
  try {
    return await checkContent(content(), env().contentDir);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

const problems = await collectProblems();
mkdirSync(path.dirname(problemsFile), { recursive: true });
writeFileSync(problemsFile, JSON.stringify(problems));
if (values.annotate) console.log(writeAnnotations(problems).join('\n'));
console.log(`\n${formatProblems(problems)}\n`);
process.exitCode = problems.some(({ level }) => level === 'error') ? 1 : 0;
