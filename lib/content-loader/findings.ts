import { readFileSync } from 'node:fs';
import { generatedFolder, inRepository } from '../media/folders';

/** One thing that staff should look at, described in Spanish. The content check finds it before pages are built. */
export interface Finding {
  /** Errors stop the build, warnings do not, and provisional values remind staff of what to replace before launch. */
  level: 'error' | 'warning' | 'provisionalValue';
  /** Path from the repository's root: 'lib/content/faq.yaml' */
  file: string;
  /** From 1. Undefined if the finding is about the whole file. */
  line?: number;
  /** The field's label in the forms: 'Hoteles, 2.ª entrada: Nombre' */
  field?: string;
  text: string;
}

/** Thrown for content that cannot be read or that a schema rejects. The message is for staff, in Spanish. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(readonly findings: readonly Finding[]) {
    super(formatFindings(findings));
  }
}

/** Path from the repository's root of the findings that the content check saves for the list on previews. */
export const findingsFile = `${generatedFolder}/findings.json`;

export function readSavedFindings(): Finding[] {
  return JSON.parse(readFileSync(inRepository(findingsFile), 'utf8')) as Finding[];
}

const headings: Record<Finding['level'], string> = {
  error: 'Errores: así no se publica',
  warning: 'Avisos: conviene mirarlo',
  provisionalValue: 'Provisional: se cambia antes de publicar y se borra de «Datos provisionales»',
};

/** Groups findings by level, errors first. */
export const groupFindings = (findings: readonly Finding[]) =>
  (['error', 'warning', 'provisionalValue'] as const).flatMap((level) => {
    const group = findings.filter((finding) => finding.level === level);
    return group.length > 0 ? [{ heading: `${headings[level]} (${group.length})`, findings: group }] : [];
  });

/** 'lib/content/faq.yaml, línea 5 · Título' */
export const describeLocation = ({ file, line, field }: Finding) =>
  [line ? `${file}, línea ${line}` : file, field].filter(Boolean).join(' · ');

/** 'una cosa que mirar' */
export const countFindings = ({ length }: readonly Finding[]) =>
  length === 1 ? 'una cosa que mirar' : `${length} cosas que mirar`;

/** Writes findings as text for a terminal. */
export function formatFindings(findings: readonly Finding[]): string {
  const lines = groupFindings(findings).flatMap(({ heading, findings: found }) => [
    heading,
    ...found.flatMap((finding) => [`  ${describeLocation(finding)}`, `    ${finding.text}`]),
    '',
  ]);
  return [...lines, `Contenido: ${findings.length === 0 ? 'todo bien' : countFindings(findings)}.`].join(
    '\n',
  );
}
