import { topics, type Finding, type Topic } from './finding';

const headings: Record<Topic, string> = {
  file: 'Archivos que faltan',
  media: 'Imágenes y vídeos',
  link: 'Enlaces',
  fact: 'Lo que la web dice de sí misma',
  outOfDate: 'No coincide con el evento',
  text: 'Textos',
  standIn: 'Provisional: se cambia antes de publicar y se borra de "standIns"',
};

const howMany = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** 'ningún error, 1 aviso, 28 datos provisionales' */
export function counts(findings: readonly Finding[]): string {
  const errors = errorsOf(findings).length;
  const provisional = findings.filter(({ topic }) => topic === 'standIn').length;
  const others = findings.length - errors - provisional;
  return [
    errors === 0 ? 'ningún error' : howMany(errors, 'error', 'errores'),
    howMany(others, 'aviso', 'avisos'),
    howMany(provisional, 'dato provisional', 'datos provisionales'),
  ].join(', ');
}

/** The findings of one topic, file by file. */
export interface FindingGroup {
  heading: string;
  urgent: boolean;
  files: { file: string; texts: string[] }[];
}

/** The findings by topic and file, errors first. */
export function grouped(findings: readonly Finding[]): FindingGroup[] {
  return topics.flatMap((topic) => {
    const mine = findings.filter((finding) => finding.topic === topic);
    if (mine.length === 0) return [];
    const files = [...new Set(mine.map(({ file }) => file))].map((file) => ({
      file,
      texts: mine.filter((finding) => finding.file === file).map(({ text }) => text),
    }));
    return [{ heading: `${headings[topic]} (${mine.length})`, urgent: errorsOf(mine).length > 0, files }];
  });
}

/** The findings by topic and file. */
export function list(findings: readonly Finding[]): string {
  return grouped(findings)
    .flatMap(({ heading, files }) => [
      heading,
      ...files.flatMap(({ file, texts }) => [`  ${file}`, ...texts.map((text) => `    ${text}`)]),
      '',
    ])
    .join('\n');
}

/** The whole list and its numbers. */
export function report(findings: readonly Finding[]): string {
  return [list(findings), `Contenido: ${counts(findings)}.`].join('\n');
}

/** What a visitor would run into. */
export function errorsOf(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ level }) => level === 'error');
}
