import { readFile } from 'node:fs/promises';
import { uploadName } from '../../media/folders';

interface Line {
  /** From 1. */
  line: number;
  text: string;
}

/** An uploaded WebVTT file. */
export interface CaptionsFile {
  name: string;
  /** Whether it starts as WebVTT must and has at least one cue. */
  valid: boolean;
  /** The first line whose letters or times browsers cannot read. */
  unreadable?: (Line & { what: 'letters' | 'times' }) | undefined;
  /** Seconds at which the last cue ends. */
  end: number;
  /** The text of the cues, line by line. */
  words: Line[];
}

const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d\.\d{3})`;
const cueTimes = new RegExp(`^[ \\t]*${time}[ \\t]*-->[ \\t]*${time}(?:[ \\t]|$)`);

const inSeconds = (hours = '0', minutes = '0', seconds = '0') =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);

/** The seconds at which a cue ends; null where its times cannot be read or end before they start. */
function cueEnd({ text }: Line): number | null {
  const [, ...parts] = cueTimes.exec(text) ?? [];
  const end = inSeconds(...parts.slice(3));
  return end > inSeconds(...parts.slice(0, 3)) ? end : null;
}

/** The blocks between empty lines, without header, notes and styles. */
function cueBlocks(lines: readonly string[]): Line[][] {
  const blocks: Line[][] = [[]];
  lines.forEach((text, index) => {
    if (text.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ line: index + 1, text });
  });
  const [header] = blocks;
  header?.shift();
  // Header lines such as `Language: es`; the first cue may follow without an empty line.
  while (header?.[0] && /^[a-z][\w-]*\s*[:=]/i.test(header[0].text)) header.shift();
  return blocks.filter(([first]) => first && !/^(NOTE|STYLE|REGION)\b/.test(first.text));
}

/** Decodes a file; browsers read all captions as UTF-8 (WebVTT, section 3.1). */
function decoded(data: Buffer): { text: string; isUtf8: boolean } {
  const [mark] = /^(?:\u00ff\u00fe|\u00fe\u00ff)/.exec(data.toString('latin1', 0, 2)) ?? [];
  if (!mark) return { text: data.toString('utf8'), isUtf8: true };
  const encoding = mark.startsWith('\u00ff') ? 'utf-16le' : 'utf-16be';
  return { text: new TextDecoder(encoding).decode(data), isUtf8: false };
}

/** Reads captions; `valid` is false for any other file. */
export async function readCaptions(file: string): Promise<CaptionsFile> {
  const name = uploadName(file);
  const { text, isUtf8 } = decoded(await readFile(file));
  const lines = text.split(/\r\n|\r|\n/);
  const blocks = /^\uFEFF?WEBVTT\b/.test(text) ? cueBlocks(lines) : [];
  // A cue's times are in its first line, or in the second below a name.
  const times = blocks.flatMap(([first, second]) => (second?.text.includes('-->') ? second : first) ?? []);
  if (times.length === 0) return { name, valid: false, end: 0, words: [] };

  const letters = lines.findIndex((line) => !isUtf8 || line.includes('\uFFFD'));
  const wrongTimes = times.find((line) => cueEnd(line) === null);
  const unreadable =
    letters >= 0
      ? ({ line: letters + 1, text: lines[letters] ?? '', what: 'letters' } as const)
      : wrongTimes && ({ ...wrongTimes, what: 'times' } as const);
  const end = Math.max(...times.map((line) => cueEnd(line) ?? 0));
  const words = blocks.flat().filter((line) => !line.text.includes('-->'));
  return { name, valid: true, ...(unreadable && { unreadable }), end, words };
}
