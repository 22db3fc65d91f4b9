import type { Heading, Nodes, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addressPart } from '../../media/folders';
import { documentIds } from '../../routes';
import { factNames } from '../schemas/fact-names';
import { webAddress } from '../schemas/links';
import { invisibleProblem, nameProblem, quoted } from '../spanish';
import type { LineProblem } from './read-yaml';

export interface Block {
  markdown: string;
  /** Line of the file at which the block starts. */
  line: number;
}

/** A legal text before its facts are filled in. */
export interface LegalSource {
  intro: Block;
  sections: { id: string; heading: string; line: number; body: Block }[];
  links: { href: string; line: number }[];
  problems: LineProblem[];
}

/** A paragraph with only this name becomes the table of what the site stores in browsers. */
export const storedData = '{storedData}';

const usable = new Set(
  'root heading paragraph text strong emphasis link list listItem table tableRow tableCell break'.split(' '),
);

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : '';

const parser = unified().use(remarkParse).use(remarkGfm);

/** What staff meant by a paragraph that Markdown shows as it is written, and what is expected instead. */
const paragraphRules: [meant: RegExp, expected: string][] = [
  [/^#{1,6}\S/, 'Se espera un espacio detrás de «##».'],
  [/^-[^\s-]/m, 'Se espera un espacio detrás del guion.'],
  [
    /^\|/,
    'Se espera una tabla entera: debajo de sus columnas, la línea «| --- | --- |» con una por columna.',
  ],
  [/.\{storedData\}|\{storedData\}./s, `Se espera ${storedData} solo en su párrafo.`],
];

/** What is expected instead of a node, in Spanish. Undefined if the node is right. */
function nodeExpected(node: Nodes, written: string): string | undefined {
  if (node.type === 'paragraph') return paragraphRules.find(([meant]) => meant.test(plainText(node)))?.[1];
  if (node.type === 'heading' && !(node.depth === 2 && written.startsWith('##')))
    return 'Se espera un apartado que empiece por «## », con una línea vacía delante.';
  if (node.type === 'text' && /\]\s*\(|\*\*/.test(node.value))
    return 'Se espera el enlace o la negrita entera, sin espacios por dentro: así se verían los signos.';
  if (!usable.has(node.type))
    return 'Se espera texto sin HTML ni imágenes y sin espacios delante, un apartado («## …»), una lista («- …»), una tabla, una negrita o un enlace.';
}

/** The rows of a table that have more or fewer cells than the table has columns. */
const raggedRows = ({ children: [head, ...rows] }: Table) =>
  rows.filter(({ children }) => children.length !== head?.children.length);

/** The id that staff may write behind a section's heading. */
const writtenId = /\s*\{#([a-z][a-z0-9-]*)\}\s*$/;

/** What is expected instead of a line's characters, in Spanish. Null if they are right. */
function lineExpected(line: string): string | null {
  if (/^\s*[•·▪●◦‣\uF0B7]/.test(line))
    return 'Se espera una lista: cada entrada en su línea, con un guion y un espacio delante, «- …».';
  const text = line.replace(writtenId, '').replaceAll('\t', ' ');
  if (text.includes('{#'))
    return 'Se espera un nombre corto, en minúsculas, sin espacios ni acentos, por ejemplo: {#tus-derechos}';
  return invisibleProblem(text) ?? nameProblem(text, [...factNames, 'storedData']);
}

/** Finds sections whose id another section or the document around them has. */
function idProblems(sections: LegalSource['sections']): LineProblem[] {
  const reserved: string[] = Object.values(documentIds);
  return sections.flatMap(({ id, heading, line }, index) => {
    const twin = sections.findIndex((section) => section.id === id);
    if (twin === index && !reserved.includes(id)) return [];
    const owner = twin < index ? `el apartado «${sections[twin]?.heading}»` : 'otra parte de la página';
    const text = `«${heading}»: ${owner} ya se llama «${id}». Se espera otro nombre, detrás del título: {#otro-nombre}`;
    return [{ line, text }];
  });
}

/** Reads the text of a legal page. @param firstLine line of the file at which the text starts */
export function readLegalText(lines: string[], firstLine: number): LegalSource {
  const source = lines.join('\n');
  const root: Root = parser.parse(source);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const problem = (line: number, expected: string): LineProblem => ({
    line,
    text: `Pone ${quoted(lines[line - firstLine] ?? '')}. ${expected}`,
  });
  const problems = lines.flatMap((line, index) => {
    const expected = lineExpected(line);
    return expected ? [problem(firstLine + index, expected)] : [];
  });
  for (const node of nodesIn(root)) {
    const written = source.slice(node.position?.start.offset, node.position?.end.offset);
    const expected = nodeExpected(node, written);
    if (expected) problems.push(problem(lineOf(node), expected));
    if (node.type === 'table')
      for (const row of raggedRows(node))
        problems.push(
          problem(lineOf(row), 'Se esperan tantas celdas como columnas tiene la tabla, separadas por «|».'),
        );
  }

  const headings = root.children.filter((node): node is Heading => node.type === 'heading');
  /** The lines between two headings. */
  const blockBehind = (heading: Heading | undefined, next: Heading | undefined): Block => {
    const start = heading?.position?.end.line ?? 0;
    const end = (next?.position?.start.line ?? Infinity) - 1;
    return { markdown: lines.slice(start, end).join('\n'), line: firstLine + start };
  };
  const sections = headings.map((heading, index) => {
    const words = plainText(heading);
    const title = words.replace(writtenId, '');
    return {
      id: writtenId.exec(words)?.[1] ?? addressPart(title),
      heading: title,
      line: lineOf(heading),
      body: blockBehind(heading, headings[index + 1]),
    };
  });
  const links = nodesIn(root).filter((node) => node.type === 'link');
  return {
    intro: blockBehind(undefined, headings[0]),
    sections,
    links: links.map((link) => ({ href: link.url, line: lineOf(link) })),
    problems: [...problems, ...idProblems(sections)],
  };
}

/**
 * What is expected instead of a link, in Spanish. Null if the link is right.
 * @param anchors the ids in each page, by the page's address
 * @param page address of the page that contains the link
 */
export function linkExpected(href: string, page: string, anchors: Record<string, string[]>): string | null {
  if (/^mailto:(\{email\}|[^\s{}@]+@[^\s{}@]+)$/.test(href)) return null;
  if (!/^[/#]/.test(href)) {
    const [issue] = webAddress.safeParse(href).error?.issues ?? [];
    return issue ? `${issue.message} Dentro de la web, por ejemplo: /politica-cookies#lista` : null;
  }
  const [path, id] = href.split('#');
  const ids = anchors[path || page];
  if (!ids) return `Se espera una página de esta web: ${Object.keys(anchors).join(', ')}.`;
  if (id === undefined || ids.includes(id)) return null;
  return `Se espera un apartado de esa página: ${ids.map((known) => `#${known}`).join(', ')}.`;
}
