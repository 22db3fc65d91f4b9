import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { SharePicture } from '@/components/brand/share-picture';
import { color } from '@/lib/brand/colors';
import { content } from '@/lib/content-loader/content';
import { printable, readPrintFonts } from '@/lib/brand/printable';
import { findPosterFile } from '@/lib/media/media-manifest';
import { inRepository } from '@/lib/repository';
import {
  makeShareImagePath,
  shareImageNames,
  shareSize,
  shareWords,
  type ShareImageName,
} from '@/lib/seo/share-images';

const makeFileName = (name: ShareImageName) => path.basename(makeShareImagePath(name, content()));

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return shareImageNames.map((name) => ({ image: makeFileName(name) }));
}

export async function GET(_request: Request, { params }: RouteContext<'/share/[image]'>) {
  const { image: file } = await params;
  const name = shareImageNames.find((known) => makeFileName(known) === file);
  if (!name) return new Response(null, { status: 404 });
  const { film, ...words } = shareWords(content())[name];
  // next/og downloads emoji, and letters that the fonts lack, so the words must contain neither.
  const { title, lines } = printable(words);
  const background = await readFile(inRepository(findPosterFile(film)), 'base64');
  const wordmark = await readFile(inRepository('lib/brand/wordmark.svg'), 'base64');
  const image = new ImageResponse(
    <SharePicture
      title={title}
      lines={lines}
      picture={`data:image/jpeg;base64,${background}`}
      wordmark={`data:image/svg+xml;base64,${wordmark}`}
      colors={{ paper: color('paper'), paperShade: color('paper-shade'), shadow: color('shadow') }}
    />,
    { ...shareSize, fonts: readPrintFonts() },
  );
  // next/og writes only PNG, which makes a photograph five times as large.
  const jpeg = await sharp(await image.arrayBuffer())
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
