import { topics, type Finding, type Topic } from './finding';

const headings: Record<Topic, string> = {
  file: 'Archivos que faltan',
  media: 'Imágenes y vídeos',
  link: 'Enlaces rotos',
  fact: 'Nombres entre llaves que no existen',
  outOfDate: 'Desfasado',
  length: 'Textos largos para su sitio',
  external: 'Enlaces a otras webs',
  standIn: 'Provisional: se cambia antes de publicar y se borra de "standIns"',
};

const howMany = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function counts(findings: readonly Finding[]): string {
  const errors = errorsOf(findings).length;
  const provisional = findings.filter(({ topic }) => topic === 'standIn').length;
  const others = findings.length - errors - provisional;
  return [
    errors === 0 ? 'ningún error' : howMany(errors, 'error', 'errores'),
    howMany(others, 'aviso', 'avisos'),
    howMany(provisional, 'dato provisional', 'datos provisionales'),
  ].join(', ');
}

function section(topic: Topic, findings: readonly Finding[]): string[] {
  const mine = findings.filter((finding) => finding.topic === topic);
  if (mine.length === 0) return [];
  const files = [...new Set(mine.map(({ file }) => file))];
  const lines = files.flatMap((file) => [
    `  ${file}`,
    ...mine.filter((finding) => finding.file === file).map(({ text }) => `    ${text}`),
  ]);
  return [`${headings[topic]} (${mine.length})`, ...lines, ''];
}

/** The findings by topic and file. */
export function list(findings: readonly Finding[]): string {
  return topics.flatMap((topic) => section(topic, findings)).join('\n');
}

/** The whole list and its numbers. */
export function report(findings: readonly Finding[]): string {
  return [list(findings), `Contenido: ${counts(findings)}.`].join('\n');
}

const shownInSummary = 5;

/** A few lines for the end of a build: the numbers, and what cannot wait. */
export function summary(findings: readonly Finding[]): string {
  const urgent = findings.filter(({ topic }) => topic !== 'standIn' && topic !== 'length');
  return [
    `Contenido: ${counts(findings)}. La lista entera: npm run content:check`,
    ...urgent.slice(0, shownInSummary).map(({ file, text }) => `  ${file}, ${text}`),
    ...(urgent.length > shownInSummary ? [`  y ${urgent.length - shownInSummary} más`] : []),
  ].join('\n');
}

/** What a visitor would run into. */
export function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}
