import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { isCutOff } from './cut-off';

/** An uploaded song as it is, whatever its name says. */
export interface MusicFile {
  name: string;
  bytes: number;
  /** 'mp3', 'aac' and others as Mediabunny names them; undefined for what holds no sound or breaks off. */
  codec?: string | undefined;
  seconds: number;
}

/** Reads what kind of sound a file holds from its bytes. */
export async function readMusic(file: string): Promise<MusicFile> {
  const data = await readFile(file);
  const known = { name: path.basename(file), bytes: data.length };
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryAudioTrack();
    if ((await input.getFormat()).name === 'MP4' && isCutOff(data)) return { ...known, seconds: 0 };
    return {
      ...known,
      codec: (await track?.getCodec()) ?? undefined,
      seconds: (await track?.computeDuration()) ?? 0,
    };
  } catch {
    return { ...known, seconds: 0 };
  }
}
