// Small pieces of HTML and SVG that the programme documents and the share images have in common.
import { readFile } from 'node:fs/promises';

export const colours = {
  tinta: '#0c0b10',
  noche: '#101c22',
  cal: '#f4efe6',
  cal2: '#e7dfd0',
  oxido: '#e8633a',
  hondo: '#a8401d',
  bruma: '#aaa69c',
  piedra: '#5e574d',
};

const wordmarkPath =
  'M0 24V5.4H7.83V0H21.17V5.4H29V24H24.7V18.3H4.3V24zM4.3 14H24.7V9.7H16.87V4.3H12.13V9.7H4.3zM32.5 0H36.8V19.7H54.5V24H32.5zM58 24V0H98V24H93.7V4.3H80.15V24H75.85V4.3H62.3V24zM101.5 0H124.5V4.3H105.8V9.85H122V14.15H105.8V19.7H124.5V24H101.5zM128 24V0H157V24H152.7V4.3H132.3V24zM160.5 24V5.4H168.33V0H181.67V5.4H189.5V24H185.2V18.3H164.8V24zM164.8 14H185.2V9.7H177.37V4.3H172.63V9.7H164.8z';

export const symbolPath =
  'M2 31V11.5H9.5V2H22.5V11.5H30V31H25.3V24.7H6.7V31zM6.7 20H25.3V16.2H17.8V6.7H14.2V16.2H6.7z';

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for HTML content and attributes. */
export const esc = (text) => text.replace(/[&<>"]/g, (character) => entities[character]);

export const wordmark = (brand, height, colour) =>
  `<svg role="img" aria-label="${esc(brand)}" width="${height * 7.9}" height="${height}" viewBox="0 0 189.5 24" fill="${colour}" fill-rule="evenodd"><path d="${wordmarkPath}"/></svg>`;

/** A title whose accent is set in the serif face, on its own line if asked. */
export const title = ({ lead, accent }, separator = ' ') =>
  `${esc(lead)}${accent ? `${separator}<em>${esc(accent)}</em>` : ''}`;

/** Merlons 60 %, gaps 40 %, sitting on top of a block of the same colour. */
export function battlement(width, height, period, colour) {
  let path = '';
  for (let x = 0; x < width; x += period)
    path += `M${x} 0h${Math.min(period * 0.6, width - x)}v${height}H${x}z`;
  return `<svg aria-hidden="true" class="edge" width="${width}" height="${height}" fill="${colour}"><path d="${path}"/></svg>`;
}

/** The divider of the brand: three periods of a square wave, then a flat line. */
export function divider(width, colour) {
  const waves = 'h7.5V2h15v18h7.5'.repeat(3);
  return `<svg aria-hidden="true" width="${width}" height="21" fill="none" stroke="${colour}" stroke-width="1.5"><path d="M0 20${waves}H${width}"/></svg>`;
}

/** One part of the weekend as a signal: bars for the main one, a swelling sine before it and a decaying one after. */
export function signal(kind, width, height, colour) {
  if (kind === 'bars') {
    const count = 2 * Math.round(width / (height * 0.6)) + 1;
    const step = width / count;
    const bars = Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
      const t = (index * 2 * step) / width;
      const rise = height * (0.34 + 0.66 * Math.exp(-(((t - 0.74) / 0.42) ** 2)));
      return `M${(index * 2 * step).toFixed(2)} ${height}v${-rise.toFixed(2)}h${step.toFixed(2)}V${height}z`;
    });
    return `<svg aria-hidden="true" width="${width}" height="${height}" fill="${colour}"><path d="${bars.join('')}"/></svg>`;
  }
  const points = [];
  for (let x = 0; x <= width; x += 1) {
    const t = x / width;
    const swell = kind === 'before' ? 0.18 + 0.22 * Math.sin(Math.PI * t) : 0.62 * Math.exp(-2.6 * t);
    points.push(
      `${x} ${(height - 1.5 - swell * height * (0.5 - 0.5 * Math.cos((2 * Math.PI * x) / 24))).toFixed(2)}`,
    );
  }
  return `<svg aria-hidden="true" width="${width}" height="${height}" fill="none" stroke="${colour}" stroke-width="1.5"><path d="M${points.join('L')}"/></svg>`;
}

/** A file of the repository as a data address, so that a page needs neither server nor network. */
export async function dataUrl(root, file, type) {
  const bytes = await readFile(new URL(file, root));
  return `data:${type};base64,${bytes.toString('base64')}`;
}

const faces = [
  ['Title', 'media/documents/fonts/anybody-title.woff2', 'normal', 400],
  ['Label', 'media/documents/fonts/anybody-label.woff2', 'normal', 400],
  ['Accent', 'app/fonts/instrument-serif-it-es.woff2', 'italic', 400],
  ['Text', 'media/documents/fonts/hanken-regular.woff2', 'normal', 400],
  ['Text', 'media/documents/fonts/hanken-semibold.woff2', 'normal', 600],
];

/** @font-face rules with static instances: a variable font would end in a PDF as drawings (Type 3), not as text. */
export async function fontFaces(root) {
  const rules = faces.map(async ([family, file, style, weight]) => {
    const source = await dataUrl(root, file, 'font/woff2');
    return `@font-face{font-family:${family};font-style:${style};font-weight:${weight};src:url(${source}) format("woff2")}`;
  });
  return (await Promise.all(rules)).join('\n');
}
