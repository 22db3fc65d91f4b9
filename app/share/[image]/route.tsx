import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SharePicture } from '@/components/brand/share-picture';
import { color } from '@/lib/brand/colors';
import { content } from '@/lib/content-model/content';
import { printable } from '@/lib/brand/printable';
import { posterFile } from '@/lib/media/manifest';
import { shareImageFile, shareSize, shareWords, type ShareImageName } from '@/lib/seo/share-images';

const names: ShareImageName[] = ['home', 'event', 'site'];

const faces = { Title: 'anybody-title', Label: 'anybody-label', Accent: 'instrument-serif-italic' };

/** Path of a file that only the build reads. Turbopack must not trace it. */
const inRepository = (file: string) => path.join(/* turbopackIgnore: true */ process.cwd(), file);

export const dynamic = 'force-static';
export const dynamicParams = false;

/** One image for each kind of page (lib/seo/metadata.ts). */
export function generateStaticParams() {
  return names.map((name) => ({ image: shareImageFile(name, content()) }));
}

export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const { image: file } = await params;
  const name = names.find((known) => shareImageFile(known, content()) === file);
  if (!name) return new Response(null, { status: 404 });
  const { film, title, lines } = printable(shareWords(content())[name]);
  const [background, wordmark] = await Promise.all(
    [posterFile(film), 'lib/brand/wordmark.svg'].map((file) => readFile(inRepository(file), 'base64')),
  );
  const fonts = Object.entries(faces).map(async ([face, file]) => ({
    name: face,
    data: await readFile(inRepository(`lib/brand/fonts/${file}.ttf`)),
  }));
  const image = new ImageResponse(
    <SharePicture
      title={title}
      lines={lines}
      picture={`data:image/jpeg;base64,${background}`}
      wordmark={`data:image/svg+xml;base64,${wordmark}`}
      colors={{ paper: color('paper'), paperShade: color('paper-shade'), shadow: color('shadow') }}
    />,
    {
      ...shareSize,
      fonts: await Promise.all(fonts),
    },
  );
  // next/og writes only PNG, which makes a photograph five times as large.
  const jpeg = await sharp(await image.arrayBuffer())
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
