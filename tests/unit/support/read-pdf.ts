import { getDocumentProxy } from 'unpdf';

/** The values of this key in a tree and everything below it. */
function listValues(tree: unknown, key: string): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const { [key]: value } = tree as Record<string, unknown>;
  const below = Object.values(tree).flatMap((branch) => listValues(branch, key));
  return typeof value === 'string' ? [value, ...below] : below;
}

/** Reads the text and the structure of a PDF. The text has no white space, because line breaks alter it. */
export async function readPdf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  const annotations = await Promise.all(pages.map((page) => page.getAnnotations()));
  const { info, metadata } = await pdf.getMetadata();
  const { Title, Language } = info as { Title?: string; Language?: string };
  return {
    pages: pages.length,
    title: Title,
    language: Language,
    accessibilityStandard: metadata?.get('pdfuaid:part') as string | undefined,
    tagged: Boolean((await pdf.getMarkInfo())?.Marked),
    /** The structure tree is what assistive technology reads. */
    alternatives: listValues(await Promise.all(pages.map((page) => page.getStructTree())), 'alt'),
    outline: listValues(await pdf.getOutline(), 'title'),
    links: annotations.flat().map(({ unsafeUrl }) => unsafeUrl as string),
    text: listValues(
      contents.map(({ items }) => items),
      'str',
    )
      .join('')
      .replace(/\s/g, ''),
  };
}
