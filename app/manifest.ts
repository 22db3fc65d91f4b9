import type { MetadataRoute } from 'next';
import { color } from '@/lib/brand/colors';
import { content } from '@/lib/content-loader/content';

/** Icons and colours for a phone's home screen. The site opens in the browser, not as an app. */
export default function manifest(): MetadataRoute.Manifest {
  const { brand, titleSuffix, description } = content().site;
  return {
    id: '/',
    name: `${brand}: ${titleSuffix}`,
    short_name: brand,
    description,
    lang: 'es',
    start_url: '/',
    display: 'browser',
    background_color: color('ink'),
    theme_color: color('ink'),
    icons: [
      { src: '/images/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/images/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
