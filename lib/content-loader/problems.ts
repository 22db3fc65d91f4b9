import { readFileSync } from 'node:fs';
import { generatedFolder } from '../media/folders';
import { inRepository } from '../repository';

export interface SourceLocation {
  /** Path from the repository's root: 'lib/content/faq.yaml' */
  file: string;
  /** From 1. Undefined if the problem is about the whole file. */
  line?: number;
  /** The field's label in the forms: 'Hoteles, 2.º elemento: Nombre' */
  field?: string;
}

/** Something in the content that staff should look at, described in Spanish. */
export interface Problem extends SourceLocation {
  /** Errors stop the build, warnings do not, and provisional values remind staff of what to replace before launch. */
  level: 'error' | 'warning' | 'provisional';
  text: string;
}

/** Thrown for content that cannot be published. The message is for staff, in Spanish. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: Problem[];

  constructor(errors: readonly Omit<Problem, 'level'>[]) {
    const problems = errors.map((problem): Problem => ({ ...problem, level: 'error' }));
    super(formatProblems(problems));
    this.problems = problems;
  }
}

/** Where the content check saves its problems for the list on previews. Path from the repository's root. */
export const problemsFile = `${generatedFolder}/problems.json`;

export function readSavedProblems(): Problem[] {
  return JSON.parse(readFileSync(inRepository(problemsFile), 'utf8')) as Problem[];
}

const headings: Record<Problem['level'], string> = {
  error: 'Errores: así no se publica',
  warning: 'Avisos: conviene mirarlo',
  provisional: 'Provisional: se cambia antes de publicar y se borra de «Datos provisionales»',
};

/** Groups problems by level, errors first. */
export const groupProblems = (problems: readonly Problem[]) =>
  (['error', 'warning', 'provisional'] as const).flatMap((level) => {
    const group = problems.filter((problem) => problem.level === level);
    return group.length > 0 ? [{ heading: `${headings[level]} (${group.length})`, problems: group }] : [];
  });

/** 'lib/content/faq.yaml, línea 5 · Título' */
export const formatLocation = ({ file, line, field }: SourceLocation) =>
  [line ? `${file}, línea ${line}` : file, field].filter(Boolean).join(' · ');

/** 'una cosa que mirar' */
export const describeCount = ({ length }: readonly Problem[]) =>
  length === 1 ? 'una cosa que mirar' : `${length} cosas que mirar`;

/** Writes problems as text for a terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const lines = groupProblems(problems).flatMap(({ heading, problems: group }) => [
    heading,
    ...group.flatMap((problem) => [`  ${formatLocation(problem)}`, `    ${problem.text}`]),
    '',
  ]);
  const sum = problems.length === 0 ? 'todo bien' : describeCount(problems);
  return [...lines, `Contenido: ${sum}.`].join('\n');
}
