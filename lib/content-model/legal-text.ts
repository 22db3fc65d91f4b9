import type { Heading, Nodes, Paragraph, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { addressPart } from '../media/folders';
import { factNames } from './fill';
import { webAddress } from './links';
import type { LineProblem } from './problems';

/** A section of a legal text. */
export interface LegalSection {
  /** The section's address: /aviso-legal#titular */
  id: string;
  heading: string;
  /** Markdown. */
  body: string;
}

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

/** What is expected instead of a node, in Spanish. Null if the node is right. */
function nodeExpected(node: Nodes, source: string): string | null {
  const written = source.slice(node.position?.start.offset, node.position?.end.offset);
  switch (node.type) {
    case 'heading':
      return node.depth === 2 && written.startsWith('##')
        ? null
        : 'Se espera un apartado que empiece por «## », con una línea vacía delante.';
    case 'paragraph':
      return paragraphExpected(node);
    case 'text':
      return /\]\s*\(|\*\*/.test(node.value)
        ? 'Se espera el enlace o la negrita entera, sin espacios por dentro: así se verían los signos.'
        : null;
    default:
      return usable.has(node.type)
        ? null
        : 'Se espera texto sin HTML ni imágenes y sin espacios delante, un apartado («## …»), una lista («- …»), una tabla, una negrita o un enlace.';
  }
}

function paragraphExpected(node: Paragraph): string | null {
  const text = plainText(node);
  if (/^#{1,6}\S/.test(text)) return 'Se espera un espacio detrás de «##».';
  if (/^-[^\s-]/m.test(text)) return 'Se espera un espacio detrás del guion.';
  if (text.startsWith('|'))
    return 'Se espera una tabla entera: debajo de sus columnas, la línea «| --- | --- |» con una por columna.';
  return text.includes(storedData) && text.trim() !== storedData
    ? `Se espera ${storedData} solo en su párrafo.`
    : null;
}

/** The rows of a table that have more or fewer cells than the table has columns. */
const raggedRows = ({ children: [head, ...rows] }: Table) =>
  rows.filter(({ children }) => children.length !== head?.children.length);

const idExpected =
  'Se espera un nombre corto, en minúsculas, sin espacios ni acentos, por ejemplo: {#tus-derechos}';

/** Finds unknown names in braces, and single braces, line by line. */
function nameProblems(lines: string[], firstLine: number): LineProblem[] {
  const allowed: string[] = [...factNames, 'storedData'];
  return lines.flatMap((text, index): LineProblem[] => {
    const written = text.replace(/\s*\{#[a-z][a-z0-9-]*\}\s*$/, '');
    const [unknown] = [...written.matchAll(/\{([^{}]*)\}/g)].filter(
      ([, name = '']) => !allowed.includes(name),
    );
    const loose = /[{}]/.exec(written.replace(/\{[^{}]*\}/g, ''));
    if (!unknown && !loose) return [];
    const found = unknown?.[0] ?? text.trim().slice(0, 90);
    if (found.startsWith('{#')) return [{ line: firstLine + index, found, expected: idExpected }];
    const expected = `Se espera un nombre conocido entre llaves: ${factNames.map((name) => `{${name}}`).join(', ')}.`;
    return [{ line: firstLine + index, found, expected }];
  });
}

/** Reads the text of a legal page. @param firstLine line of the file at which the text starts */
export function readLegalText(source: string, firstLine: number): LegalSource {
  const root: Root = parser.parse(source);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const headings = root.children.filter((node): node is Heading => node.type === 'heading');
  const block = (from: number, to: number | undefined): Block => {
    const markdown = source.slice(from, to);
    const emptyLines = /^\s*\n/.exec(markdown)?.[0] ?? '';
    const before = source.slice(0, from) + emptyLines;
    return {
      markdown: markdown.slice(emptyLines.length).trimEnd(),
      line: firstLine + before.split('\n').length - 1,
    };
  };

  const problems: LineProblem[] = nameProblems(source.split('\n'), firstLine);
  const refuse = (node: Nodes, expected: string) => {
    const found = source.slice(node.position?.start.offset, node.position?.end.offset).split('\n')[0] ?? '';
    problems.push({ line: lineOf(node), found: found.slice(0, 90), expected });
  };
  for (const node of nodesIn(root)) {
    const expected = nodeExpected(node, source);
    if (expected) refuse(node, expected);
    if (node.type === 'table')
      for (const row of raggedRows(node))
        refuse(row, 'Se esperan tantas celdas en cada fila como columnas tiene la tabla, separadas por «|».');
  }

  const sections = headings.map((heading, index) => {
    const [, words = '', id] = /^(.*?)(?:\s*\{#([a-z][a-z0-9-]*)\})?$/.exec(plainText(heading)) ?? [];
    const next = headings[index + 1]?.position?.start.offset;
    return {
      id: id ?? addressPart(words),
      heading: words,
      line: lineOf(heading),
      body: block(heading.position?.end.offset ?? 0, next),
    };
  });
  sections.forEach(({ id, heading, line }, index) => {
    const twin = sections.slice(0, index).find((section) => section.id === id);
    const expected = `Se espera otro nombre entre llaves, {#…}: el apartado de la línea ${twin?.line} ya se llama «${id}».`;
    if (twin) problems.push({ line, found: heading, expected });
  });

  return {
    intro: block(0, headings[0]?.position?.start.offset),
    sections,
    links: nodesIn(root).flatMap((node) =>
      node.type === 'link' ? [{ href: node.url, line: lineOf(node) }] : [],
    ),
    problems,
  };
}

/**
 * What is expected instead of a link, in Spanish. Null if the link is right.
 * @param anchors the ids in each legal page, by the page's address
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
