import type { Finding } from './finding';

const headings: Record<Finding['level'], string> = {
  error: 'Errores: así no se publica',
  warning: 'Avisos: conviene mirarlo',
  placeholderValue: 'Provisional: se cambia antes de publicar y se borra de "placeholderValues"',
};

const howMany = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'ningún error, 1 aviso, 28 datos provisionales' */
export function counts(findings: readonly Finding[]): string {
  const count = (level: Finding['level']) => findings.filter((finding) => finding.level === level).length;
  const errors = count('error');
  return [
    errors === 0 ? 'ningún error' : howMany(errors, 'error', 'errores'),
    howMany(count('warning'), 'aviso', 'avisos'),
    howMany(count('placeholderValue'), 'dato provisional', 'datos provisionales'),
  ].join(', ');
}

/** The findings of one level, file by file. */
export interface FindingGroup {
  heading: string;
  files: { file: string; texts: string[] }[];
}

/** The findings by level and file, errors first. */
export function grouped(findings: readonly Finding[]): FindingGroup[] {
  return (['error', 'warning', 'placeholderValue'] as const).flatMap((level) => {
    const ofLevel = findings.filter((finding) => finding.level === level);
    const files = [...new Set(ofLevel.map(({ file }) => file))].map((file) => ({
      file,
      texts: ofLevel.filter((finding) => finding.file === file).map(({ text }) => text),
    }));
    const heading = `${headings[level]} (${ofLevel.length})`;
    return files.length > 0 ? [{ heading, files }] : [];
  });
}

/** The findings and their counts as text for a terminal. */
export function report(findings: readonly Finding[]): string {
  const lines = grouped(findings).flatMap(({ heading, files }) => [
    heading,
    ...files.flatMap(({ file, texts }) => [`  ${file}`, ...texts.map((text) => `    ${text}`)]),
    '',
  ]);
  return [...lines, `Contenido: ${counts(findings)}.`].join('\n');
}
