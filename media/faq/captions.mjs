// node captions.mjs [name…]: writes the captions to lib/content/films/<name>.vtt.
import { writeFileSync } from 'node:fs';
import { names } from './names.mjs';
import { BEAT } from './engine/time.mjs';

/** Captions start at the left edge of the titles, above them, because the drawing and the player's controls are below. */
const PLACE = 'line:0% position:7% align:start';
/** How many characters fit on one line of a player that is 280 px wide. */
const LONGEST = 33;

const clock = (beat) => `00:00:${(beat * BEAT).toFixed(3).padStart(6, '0')}`;

/** The WebVTT text of captions [from, to, text], whose times are in beats. */
function webvtt(captions) {
  const cues = captions.map(([from, to, text]) => {
    if (text.length > LONGEST) throw new Error(`Caption too long: ${text}`);
    return `${clock(from)} --> ${clock(to)} ${PLACE}\n${text}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const wanted = process.argv.slice(2);
for (const name of wanted.length ? wanted : names) {
  const { captions } = await import(`./texts/${name}.mjs`);
  writeFileSync(new URL(`../../lib/content/films/${name}.vtt`, import.meta.url), webvtt(captions));
}
