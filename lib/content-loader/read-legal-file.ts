import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { factNames } from '../content-model/fact-names';
import { legalHeadSchema, type LegalText } from '../content-model/legal';
import { findInvisible, findWrongName, quote } from '../content-model/messages-to-staff';
import { layoutIds } from '../routes';
import { slugify } from '../slug';
import { lineOf, listNodes } from './legal-text';
import { ContentError } from './problems';
import { readAll, readFields, readText, type LegalFile } from './read-file';

const usableTypes = new Set(
  'root heading paragraph text strong emphasis link list listItem table tableRow tableCell break'.split(' '),
);

const parser = unified().use(remarkParse).use(remarkGfm);

const nodeExpected =
  'Se espera texto, sin espacios delante y sin HTML, imágenes, código, citas, notas, casillas ni tachados. Puede tener apartados («## …»), títulos dentro de ellos («### …»), listas («- …»), tablas, negritas, cursivas y enlaces: [texto](dirección).';
const headingExpected =
  'Se espera un apartado («## …») o, dentro de él, un título («### …»). Una línea de guiones debajo de un texto también lo hace título: bórrala.';
const cellsExpected =
  'Se esperan tantas celdas como columnas tiene la tabla, separadas por «|», y una fila por lo menos.';

/** Says in Spanish what is expected instead of a node. Null if a page shows all of it. @param line in which the node starts */
function checkNode(node: Nodes, line: string, isInSection: boolean): string | null {
  if (node.type === 'heading')
    return isInSection && /^###?\s/.test(line) && node.children.length > 0 ? null : headingExpected;
  const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
  const isEmptyLink = node.type === 'link' && toString(node).trim() === '';
  return usableTypes.has(node.type) && !isTask && !isEmptyLink ? null : nodeExpected;
}

/** The rows of a table that have more or fewer cells than the table has columns. Its head if it has no rows. */
function findWrongRows(node: Nodes) {
  const [head, ...rows] = node.type === 'table' ? node.children : [];
  if (head && rows.length === 0) return [head];
  return rows.filter(({ children }) => children.length !== head?.children.length);
}

/** A section's title, with the id that staff may write behind it. */
const titleWithId = /^(##\s.*?)\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** Finds sections whose id another section or the layout around them has. */
const findSharedIds = (sections: LegalText['sections'], file: string) =>
  sections.flatMap(({ id, heading }, index) => {
    const others = sections.slice(0, index).map((section) => section.id);
    if (![...Object.values<string>(layoutIds), ...others].includes(id)) return [];
    const text = `«${toString(heading)}»: otra parte de la página ya se llama «${id}». Se espera otro nombre, detrás del título: {#otro-nombre}`;
    return [{ file, line: lineOf(heading), text }];
  });

/** Reads the text of a legal page. @param lines of the file, those of its fields emptied @throws {ContentError} */
export function readLegalText(file: string, lines: string[]): LegalText {
  const linesWithoutIds = lines.map((line) => line.replace(titleWithId, '$1'));
  const root = parser.parse(linesWithoutIds.join('\n'));
  const nodes = listNodes(root);
  const textOf = (line: number) => lines[line - 1] ?? '';

  const intro: Root = { type: 'root', children: [] };
  const sections: LegalText['sections'] = [];
  for (const block of root.children)
    if (block.type === 'heading' && block.depth === 2) {
      const id = titleWithId.exec(textOf(lineOf(block)))?.[2] ?? slugify(toString(block));
      sections.push({ id, heading: block, body: { type: 'root', children: [] } });
    } else (sections.at(-1)?.body ?? intro).children.push(block);

  const introNodes = listNodes(intro);
  const problemAt = (line: number, expected: string | null) =>
    expected ? [{ file, line, text: `Pone ${quote(textOf(line))}. ${expected}` }] : [];
  const problems = [
    ...linesWithoutIds.flatMap((line, index) =>
      problemAt(index + 1, findInvisible(line.replaceAll('\t', ' ')) ?? findWrongName(line, factNames)),
    ),
    ...nodes.flatMap((node) =>
      problemAt(lineOf(node), checkNode(node, textOf(lineOf(node)), !introNodes.includes(node))),
    ),
    ...nodes.flatMap(findWrongRows).flatMap((row) => problemAt(lineOf(row), cellsExpected)),
    ...findSharedIds(sections, file),
  ];
  if (problems.length > 0) throw new ContentError(problems);
  return { intro, sections };
}

/** The line that ends the fields of a legal page, even if staff typed other hyphens. */
const lastHyphens = /^\s*(-{3,}|[–—]+)\s*$/;

/** Reads a legal page: fields between two lines of three hyphens, and Markdown below them. @throws {ContentError} */
export function readLegalFile(file: string): LegalFile {
  const lines = readText(file).split('\n');
  const end = lines.findIndex((line, index) => index > 0 && lastHyphens.test(line));
  if (lines[0] !== '---' || lines[end] !== '---') {
    const wrong = lines[0] === '---' && end > 0 ? end : 0;
    const text = `Pone ${quote(lines[wrong] ?? '')}. Se esperan los campos de la página entre dos líneas «---», tres guiones y nada más.`;
    throw new ContentError([{ file, line: wrong + 1, text }]);
  }
  // Each half has empty lines in place of the other, so that every line keeps its number.
  const yaml = ['', ...lines.slice(1, end)].join('\n');
  const { head, markdown } = readAll({
    head: () => readFields(file, legalHeadSchema, yaml),
    markdown: () => readLegalText(file, lines.fill('', 0, end + 1)),
  });
  return { ...head, markdown };
}
