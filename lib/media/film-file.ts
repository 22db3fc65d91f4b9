import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input, Logging, LogLevel } from 'mediabunny';
import { contentHash } from './content-hash';
import { isCutOff } from './cut-off';
import { uploadName } from './folders';

/** An uploaded film as it is, whatever its name says. */
export interface FilmFile {
  name: string;
  bytes: number;
  hash: string;
  /** 'MP4', 'WebM', 'QuickTime File Format' and others as Mediabunny names them; 'unknown' for what is no film. */
  container: string;
  seconds: number;
  /** 'avc' is H.264, 'hevc' is H.265; undefined without a picture. */
  codec?: string | undefined;
  /** Full name of that codec, profile included: 'avc1.640028'. */
  codecString?: string | undefined;
  /** 'aac', 'opus' and others; 'unknown' for sound of another kind, undefined without sound. */
  sound?: string | undefined;
  /** As shown, after the camera's rotation is applied. */
  width: number;
  height: number;
  /** Its table of contents comes last, or it holds notes of the camera, the place among them. */
  needsTidying: boolean;
}

// The content check reports what is wrong with a film, in Spanish.
Logging.level = LogLevel.Silent;

/** What encoders write of themselves; any other note may say who, where and when. */
const harmlessNotes = ['©too', 'ENCODER'];

/** What is said of a file that is no film, or only the beginning of one. */
const nothing = { container: 'unknown', seconds: 0, width: 0, height: 0, needsTidying: false };

/** Reads what kind of film a file is from its bytes. */
export async function readFilm(file: string): Promise<FilmFile> {
  const data = await readFile(file);
  const known = { name: uploadName(file), bytes: data.length, hash: contentHash(data) };
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  try {
    const container = (await input.getFormat()).name;
    if (container === 'MP4' && isCutOff(data)) return { ...known, ...nothing };
    const track = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const { raw = {} } = await input.getMetadataTags();
    return {
      ...known,
      container,
      seconds: await input.computeDuration(),
      codec: (await track?.getCodec()) ?? undefined,
      codecString: (await track?.getCodecParameterString()) ?? undefined,
      sound: sound ? ((await sound.getCodec()) ?? 'unknown') : undefined,
      width: (await track?.getDisplayWidth()) ?? 0,
      height: (await track?.getDisplayHeight()) ?? 0,
      needsTidying:
        data.indexOf('moov') > data.indexOf('mdat') ||
        Object.keys(raw).some((note) => !harmlessNotes.includes(note)),
    };
  } catch {
    return { ...known, ...nothing };
  }
}
