import type { Heading, Nodes, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { slugify } from '../media/file-names';
import { layoutIds } from '../routes';
import { factNames } from '../content-model/fact-names';
import { webAddress } from '../content-model/links';
import { findInvisible, findWrongName, quote } from '../content-model/spanish';
import type { LineProblem } from './read-yaml';

/** A legal text before its facts are filled in. */
interface LegalSource {
  intro: RootContent[];
  sections: { id: string; heading: string; line: number; body: RootContent[] }[];
  /** Line of the file at which the text starts. */
  firstLine: number;
  linksInText: { href: string; line: number }[];
  problems: LineProblem[];
}

const usable = new Set(
  'root heading paragraph text strong emphasis link list listItem table tableRow tableCell break'.split(' '),
);

/** A node with all nodes inside it. */
export function listNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(listNodes) : [])];
}

const parser = unified().use(remarkParse).use(remarkGfm);

const nodeExpected =
  'Se espera texto sin HTML ni imágenes y sin espacios delante, un apartado («## …»), una lista («- …»), una tabla, una negrita o un enlace.';

const cellsExpected = 'Se esperan tantas celdas como columnas tiene la tabla, separadas por «|».';

/** The rows of a table that have more or fewer cells than the table has columns. */
const raggedRows = ({ children: [head, ...rows] }: Table) =>
  rows.filter(({ children }) => children.length !== head?.children.length);

/** The id that staff may write behind a section's heading. */
const writtenId = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** Says in Spanish what is expected instead of a line's characters. Null if they are right. */
function checkLine(line: string): string | null {
  const text = line.replace(writtenId, '').replaceAll('\t', ' ');
  return findInvisible(text) ?? findWrongName(text, factNames);
}

/** Finds sections whose id another section or the document around them has. */
function findIdProblems(sections: LegalSource['sections']): LineProblem[] {
  const taken: string[] = Object.values(layoutIds);
  const problems: LineProblem[] = [];
  for (const { id, heading, line } of sections) {
    const text = `«${heading}»: otra parte de la página ya se llama «${id}». Se espera otro nombre, detrás del título: {#otro-nombre}`;
    if (taken.includes(id)) problems.push({ line, text });
    taken.push(id);
  }
  return problems;
}

/** Reads the text of a legal page. @param firstLine line of the file at which the text starts */
export function readLegalText(lines: string[], firstLine: number): LegalSource {
  const root: Root = parser.parse(lines.join('\n'));
  const nodes = listNodes(root);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const findProblem = (line: number, expected: string | null | undefined): LineProblem[] =>
    expected ? [{ line, text: `Pone ${quote(lines[line - firstLine] ?? '')}. ${expected}` }] : [];

  const blocks = root.children;
  const headings = blocks.filter((node): node is Heading => node.type === 'heading');
  /** The blocks up to the next heading. */
  const readBlocks = (start: number) => {
    const end = blocks.findIndex((node, index) => index >= start && node.type === 'heading');
    return blocks.slice(start, end === -1 ? undefined : end);
  };
  const sections = headings.map((heading) => {
    const words = toString(heading);
    const title = words.replace(writtenId, '');
    return {
      id: writtenId.exec(words)?.[1] ?? slugify(title),
      heading: title,
      line: lineOf(heading),
      body: readBlocks(blocks.indexOf(heading) + 1),
    };
  });
  return {
    intro: readBlocks(0),
    sections,
    firstLine,
    linksInText: nodes
      .filter((node) => node.type === 'link')
      .map((link) => ({ href: link.url, line: lineOf(link) })),
    problems: [
      ...lines.flatMap((line, index) => findProblem(firstLine + index, checkLine(line))),
      ...nodes
        .filter(({ type }) => !usable.has(type))
        .flatMap((node) => findProblem(lineOf(node), nodeExpected)),
      ...nodes
        .flatMap((node) => (node.type === 'table' ? raggedRows(node) : []))
        .flatMap((row) => findProblem(lineOf(row), cellsExpected)),
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
