import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** An uploaded WebVTT file. */
export interface CaptionsFile {
  name: string;
  /** Whether it begins as WebVTT must and holds at least one cue. */
  valid: boolean;
  /** Seconds at which the last cue ends. */
  end: number;
}

const cueEnd = /-->\s+(?:(\d+):)?(\d\d):(\d\d\.\d{3})/g;

/** Reads captions; a file that is no WebVTT is told by `valid`. */
export async function readCaptions(file: string): Promise<CaptionsFile> {
  const text = await readFile(file, 'utf8');
  const ends = [...text.matchAll(cueEnd)].map(
    ([, hours = 0, minutes, seconds]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  return {
    name: path.basename(file),
    valid: /^\uFEFF?WEBVTT\b/.test(text) && ends.length > 0,
    end: Math.max(0, ...ends),
  };
}
