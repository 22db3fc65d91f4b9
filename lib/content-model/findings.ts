import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One thing that staff should look at, described in Spanish. The content check finds it before pages are built. */
export interface Finding {
  /** Only errors stop the build: a missing file, a file that browsers cannot use, a wrong ticket link. */
  level: 'error' | 'warning' | 'placeholderValue';
  /** The file to open, as a path from the content's folder. */
  file: string;
  text: string;
}

/** Where the content check saves its findings for the list on previews, from the repository's root. */
export const findingsFile = 'lib/content-model/findings.json';

/** The findings of the last content check. */
export function savedFindings(): Finding[] {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), findingsFile);
  return JSON.parse(readFileSync(file, 'utf8')) as Finding[];
}

const headings: Record<Finding['level'], string> = {
  error: 'Errores: así no se publica',
  warning: 'Avisos: conviene mirarlo',
  placeholderValue: 'Provisional: se cambia antes de publicar y se borra de «Datos provisionales»',
};

interface FindingGroup {
  heading: string;
  findings: Finding[];
}

/** Groups findings by level, errors first. */
export function grouped(findings: readonly Finding[]): FindingGroup[] {
  return (['error', 'warning', 'placeholderValue'] as const).flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    return ofLevel.length > 0
      ? [{ heading: `${headings[level]} (${ofLevel.length})`, findings: ofLevel }]
      : [];
  });
}

/** Writes findings as text for a terminal. */
export function report(findings: readonly Finding[]): string {
  const lines = grouped(findings).flatMap(({ heading, findings: found }) => [
    heading,
    ...found.map(({ file, text }) => `  ${file}: ${text}`),
    '',
  ]);
  return [
    ...lines,
    `Contenido: ${findings.length === 0 ? 'todo bien' : `${findings.length} cosas que mirar`}.`,
  ].join('\n');
}
