import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { slugify } from '../media/file-names';
import { layoutIds } from '../routes';
import { factNames } from '../content-model/fact-names';
import type { LegalPage } from '../content-model/legal';
import { webAddress } from '../content-model/links';
import { findInvisible, findWrongName, quote } from '../content-model/spanish';
import type { LineProblem } from './read-yaml';

/** A legal text before its facts are filled in. */
interface LegalSource extends Pick<LegalPage, 'intro' | 'sections'> {
  linksInText: { href: string; line: number }[];
  problems: LineProblem[];
}

const usable = new Set(
  'root heading paragraph text strong emphasis link list listItem table tableRow tableCell break'.split(' '),
);

const parser = unified().use(remarkParse).use(remarkGfm);

/** A node with all nodes inside it. */
const listNodes = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(listNodes) : []),
];

const nodeExpected =
  'Se espera texto, sin espacios delante y sin HTML, imágenes, código, citas, notas, casillas ni tachados. Puede tener apartados («## …»), títulos dentro de ellos («### …»), listas («- …»), tablas, negritas, cursivas y enlaces: [texto](dirección).';
const headingExpected =
  'Se espera un apartado («## …») o, dentro de él, un título («### …»). Una línea de guiones debajo de un texto también lo hace título: bórrala.';
const cellsExpected =
  'Se esperan tantas celdas como columnas tiene la tabla, separadas por «|», y una fila por lo menos.';

/** Says in Spanish what is expected instead of a node. Null if a page shows all of it. @param line where the node starts */
function checkNode(node: Nodes, line: string, isInSection: boolean): string | null {
  if (node.type === 'heading')
    return isInSection && /^###?\s/.test(line) && node.children.length > 0 ? null : headingExpected;
  const isTask = node.type === 'listItem' && typeof node.checked === 'boolean';
  const isEmptyLink = node.type === 'link' && toString(node).trim() === '';
  return usable.has(node.type) && !isTask && !isEmptyLink ? null : nodeExpected;
}

/** The rows of a table that have more or fewer cells than the table has columns. Its head if it has no rows. */
function findWrongRows(node: Nodes) {
  const [head, ...rows] = node.type === 'table' ? node.children : [];
  if (head && rows.length === 0) return [head];
  return rows.filter(({ children }) => children.length !== head?.children.length);
}

/** A section's title, with the id that staff may write behind it. */
const titleWithId = /^(##\s.*?)\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** Says in Spanish what is expected instead of a line's characters. Null if they are right. */
function checkLine(line: string): string | null {
  const text = line.replaceAll('\t', ' ');
  return findInvisible(text) ?? findWrongName(text, factNames);
}

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Finds sections whose id another section or the document around them has. */
function findIdProblems(sections: LegalSource['sections']): LineProblem[] {
  const taken: string[] = Object.values(layoutIds);
  const problems: LineProblem[] = [];
  for (const { id, heading } of sections) {
    const text = `«${toString(heading)}»: otra parte de la página ya se llama «${id}». Se espera otro nombre, detrás del título: {#otro-nombre}`;
    if (taken.includes(id)) problems.push({ line: lineOf(heading), text });
    taken.push(id);
  }
  return problems;
}

/** Reads the text of a legal page. @param lines of the file, with empty ones instead of its fields */
export function readLegalText(lines: string[]): LegalSource {
  const linesWithoutIds = lines.map((line) => line.replace(titleWithId, '$1'));
  const root = parser.parse(linesWithoutIds.join('\n'));
  const nodes = listNodes(root);
  const textOf = (line: number) => lines[line - 1] ?? '';
  const findProblem = (line: number, expected: string | null): LineProblem[] =>
    expected ? [{ line, text: `Pone ${quote(textOf(line))}. ${expected}` }] : [];

  const intro: Root = { type: 'root', children: [] };
  const sections: LegalSource['sections'] = [];
  for (const block of root.children)
    if (block.type === 'heading' && block.depth === 2) {
      const id = titleWithId.exec(textOf(lineOf(block)))?.[2] ?? slugify(toString(block));
      sections.push({ id, heading: block, body: { type: 'root', children: [] } });
    } else (sections.at(-1)?.body ?? intro).children.push(block);

  const introNodes = listNodes(intro);
  return {
    intro,
    sections,
    linksInText: nodes
      .filter((node) => node.type === 'link')
      .map((link) => ({ href: link.url, line: lineOf(link) })),
    problems: [
      ...linesWithoutIds.flatMap((line, index) => findProblem(index + 1, checkLine(line))),
      ...nodes.flatMap((node) =>
        findProblem(lineOf(node), checkNode(node, textOf(lineOf(node)), !introNodes.includes(node))),
      ),
      ...nodes.flatMap(findWrongRows).flatMap((row) => findProblem(lineOf(row), cellsExpected)),
      ...findIdProblems(sections),
    ],
  };
}

/**
 * Says in Spanish what is expected instead of a link. Null if the link is right.
 * @param anchors the ids in each page, by the page's address
 * @param page address of the page that contains the link
 */
export function checkLink(href: string, page: string, anchors: Record<string, string[]>): string | null {
  if (/^mailto:(\{email\}|[^\s{}@]+@[^\s{}@]+)$/.test(href)) return null;
  if (!/^[/#]/.test(href)) {
    const [issue] = webAddress('').safeParse(href).error?.issues ?? [];
    return issue ? `${issue.message} Dentro de la web, por ejemplo: /politica-cookies#lista` : null;
  }
  const [path, id] = href.split('#');
  const ids = anchors[path || page];
  if (!ids) return `Se espera una página de esta web: ${Object.keys(anchors).join(', ')}.`;
  if (id === undefined || ids.includes(id)) return null;
  return `Se espera un apartado de esa página: ${ids.map((known) => `#${known}`).join(', ')}.`;
}
