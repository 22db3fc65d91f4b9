// Share images (1200 x 630) and app icons as HTML, ready to be photographed.
import { battlement, colours, esc, symbolPath, title, wordmark } from './markup.mjs';

export const shareSize = { width: 1200, height: 630 };

const css = `*{margin:0;box-sizing:border-box}svg{display:block}
body{position:relative;width:1200px;height:630px;overflow:hidden;background:#07080b;color:${colours.cal}}
img{position:absolute;right:-40px;top:-96px;width:1280px;height:720px}
.shade{position:absolute;inset:0;background:linear-gradient(90deg,#07080be6,#07080b99 34%,#07080b00 62%),linear-gradient(0deg,#07080bff 4%,#07080b00 62%)}
.mark{position:absolute;left:64px;top:60px}
.words{position:absolute;left:64px;bottom:62px;width:1072px}
h1{font:400 74px/.97 Title;letter-spacing:-.025em}
h1.long{font-size:54px}
em{font:italic 400 1.16em/1 Accent;letter-spacing:-.02em}
p{font:400 30px/1.3 Label;margin-top:20px}p+p{margin-top:2px;color:${colours.cal2}}
.edge{position:absolute;left:0;bottom:0}`;

/** One share image; `title` breaks before its accent. */
export function shareImage({ title: words, lines }, { brand, fonts, picture }) {
  const long = words.lead.length > 22 ? ' class="long"' : '';
  return `<!doctype html><html lang="es"><meta charset="utf-8"><style>${fonts}\n${css}</style>
<img alt="" src="${picture}"><div class="shade"></div><div class="mark">${wordmark(brand, 34, colours.cal)}</div>
<div class="words"><h1${long}>${title(words, '<br>')}</h1>${lines.map((line) => `<p>${esc(line)}</p>`).join('')}</div>${battlement(1200, 22, 62, colours.cal)}`;
}

/**
 * The symbol on its ground, oxido on tinta.
 * @param {number} size in pixels, square
 * @param {number} share of the width that the symbol takes; a maskable icon keeps it inside the safe circle
 */
export function icon(size, share) {
  return `<!doctype html><meta charset="utf-8"><style>body{margin:0;width:${size}px;height:${size}px;display:grid;place-items:center;background:${colours.tinta}}svg{display:block;width:${share * 100}%}</style>
<svg viewBox="0 0 32 32" fill="${colours.oxido}" fill-rule="evenodd"><path d="${symbolPath}"/></svg>`;
}
