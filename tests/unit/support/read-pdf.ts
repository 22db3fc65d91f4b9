import { getDocumentProxy } from 'unpdf';

/** A node of the structure tree, which assistive technology reads. */
interface StructureNode {
  alt?: string;
  children?: StructureNode[];
}

/** A bookmark. */
interface OutlineEntry {
  title: string;
  items: OutlineEntry[];
}

/** Reads the text and the structure of a PDF. The text has no white space, because line breaks alter it. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
  const { info, metadata } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  const nodes = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(nodes)];
  const structure = trees.flatMap((tree) => nodes(tree as StructureNode));
  const titles = ({ title, items }: OutlineEntry): string[] => [title, ...items.flatMap(titles)];
  return {
    pages: pages.length,
    title: Title,
    language: Language,
    accessibilityStandard: metadata?.get('pdfuaid:part') as string | undefined,
    tagged: Boolean((await pdf.getMarkInfo())?.Marked),
    alternatives: structure.map(({ alt }) => alt).filter((alt) => alt !== undefined),
    outline: ((await pdf.getOutline()) as OutlineEntry[]).flatMap(titles),
    links: annotations.flat().map(({ unsafeUrl }) => unsafeUrl as string),
    text: contents
      .flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : '')))
      .join('')
      .replace(/\s/g, ''),
  };
}
