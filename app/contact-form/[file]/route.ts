import { readFile } from 'node:fs/promises';
import { inRepository } from '@/lib/media/folders';

const readText = (file: string) => readFile(inRepository(file), 'utf8');
const readBytes = async (file: string) => new Uint8Array(await readFile(inRepository(file)));

/** Turns the Tailwind theme of lib/brand/colors.css into plain CSS, and adds the styles of the pages. */
async function makeStyleSheet(): Promise<string> {
  const colors = await readText('lib/brand/colors.css');
  const plain = colors.replace(/@theme \w+/g, ':root').replace(/--theme\((--[\w-]+) inline\)/g, 'var($1)');
  return plain + (await readText('app/contact-form/style.css'));
}

const files: Record<string, { type: string; read: () => Promise<BodyInit> }> = {
  'style.css': { type: 'text/css; charset=utf-8', read: makeStyleSheet },
  'wordmark.svg': { type: 'image/svg+xml', read: () => readText('lib/brand/wordmark.svg') },
  'anybody.woff2': { type: 'font/woff2', read: () => readBytes('app/fonts/anybody-es.woff2') },
  'hanken.woff2': { type: 'font/woff2', read: () => readBytes('app/fonts/hanken-es.woff2') },
};

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(files).map((file) => ({ file }));
}

/**
 * Serves the files that the pages of lib/contact/no-script-page.ts need. Those pages cannot know the names that the build gives
 * to its files.
 */
export async function GET(_request: Request, { params }: RouteContext<'/contact-form/[file]'>) {
  const file = files[(await params).file];
  if (!file) return new Response(null, { status: 404 });
  return new Response(await file.read(), { headers: { 'content-type': file.type } });
}
