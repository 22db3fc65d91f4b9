import { readFile } from 'node:fs/promises';
import { uploadName } from './folders';

/** An uploaded WebVTT file. */
export interface CaptionsFile {
  name: string;
  /** Whether it begins as WebVTT must and holds at least one sentence. */
  valid: boolean;
  /** The first line whose letters or times cannot be read: players would show other signs, or leave the words out. */
  strange?: { line: number; text: string; what: 'letters' | 'times' } | undefined;
  /** Seconds at which the last cue ends. */
  end: number;
  /** What is said, line by line. */
  words: Line[];
}

interface Line {
  line: number;
  text: string;
}

const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})`;
const times = new RegExp(`^[ \\t]*${time}[ \\t]*-->[ \\t]*${time}(?:[ \\t]|$)`);
const seconds = (hours = '0', minutes = '0', rest = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);

/** Seconds from which and until which a line of times shows its words; null when it is none. */
function cueTimes(line: string): [start: number, end: number] | null {
  const [all, ...parts] = times.exec(line) ?? [];
  return all === undefined ? null : [seconds(...parts.slice(0, 3)), seconds(...parts.slice(3))];
}

/** What empty lines part, without the notes and styles that no player shows. */
function blocksOf(text: string): Line[][] {
  const blocks: Line[][] = [[]];
  text.split(/\r\n|\r|\n/).forEach((content, index) => {
    if (content.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ line: index + 1, text: content });
  });
  const [heading] = blocks;
  if (heading && /^\uFEFF?WEBVTT\b/.test(text)) {
    heading.shift();
    // Lines of the heading's own, such as `Language: es`; the first times may follow at once.
    while (heading[0] && /^[a-z][\w-]*\s*[:=]/i.test(heading[0].text)) heading.shift();
  }
  return blocks.filter(([first]) => first && !/^(NOTE|STYLE|REGION)\b/.test(first.text));
}

/** The line of a cue that should hold its times: the first, or the second under a name of its own. */
function timesLine([first, second]: Line[]): Line | undefined {
  return second?.text.includes('-->') ? second : first;
}

/** The text of a file, and whether browsers read it too: they take all captions for UTF-8 (WebVTT, section 3.1). */
function decoded(data: Buffer): { text: string; isUtf8: boolean } {
  const [mark] = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.exec(data.toString('latin1', 0, 2)) ?? [];
  if (!mark) return { text: data.toString('utf8'), isUtf8: true };
  const encoding = mark.startsWith('\u00ff') ? 'utf-16le' : 'utf-16be';
  return { text: new TextDecoder(encoding).decode(data), isUtf8: false };
}

/** Reads captions; a file that is no WebVTT is told by `valid`. */
export async function readCaptions(file: string): Promise<CaptionsFile> {
  const { text, isUtf8 } = decoded(await readFile(file));
  const name = uploadName(file);
  const blocks = blocksOf(text);
  const cues = blocks.flatMap((block) => timesLine(block) ?? []);
  const words = blocks.flat().filter((line) => !line.text.includes('-->'));
  if (!/^\uFEFF?WEBVTT\b/.test(text) || cues.length === 0) return { name, valid: false, end: 0, words: [] };
  const ends = cues.map((line) => cueTimes(line.text)?.[1] ?? 0);
  const wrong = cues.find((line) => {
    const [start, end] = cueTimes(line.text) ?? [0, 0];
    return end <= start;
  });
  const lines = text.split(/\r\n|\r|\n/);
  const unreadable = lines.findIndex((line) => !isUtf8 || line.includes('\uFFFD'));
  const strange =
    unreadable >= 0
      ? ({ line: unreadable + 1, text: lines[unreadable] ?? '', what: 'letters' } as const)
      : wrong && ({ ...wrong, what: 'times' } as const);
  return { name, valid: true, ...(strange && { strange }), end: Math.max(...ends), words };
}
