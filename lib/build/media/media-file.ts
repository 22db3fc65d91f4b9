import { readFile } from 'node:fs/promises';
import { ALL_FORMATS, BufferSource, Input, Logging, LogLevel } from 'mediabunny';
import { contentHash } from '../../media/content-hash';
import { isCutOff } from './cut-off';
import { uploadName } from '../../media/folders';

/** An uploaded film or song, read from its bytes. */
export interface MediaFile {
  name: string;
  bytes: number;
  hash: string;
  /** Mediabunny's name of the format: 'MP4', 'WebM', 'MP3'; 'unknown' for an unreadable or incomplete file. */
  container: string;
  seconds: number;
  /** Codec of the picture: 'avc' is H.264, 'hevc' is H.265; undefined without a picture. */
  codec?: string | undefined;
  /** Full name of that codec, profile included: 'avc1.640028'. */
  codecString?: string | undefined;
  /** Codec of the sound: 'aac', 'mp3', 'opus'; 'unknown' for any other, undefined without sound. */
  sound?: string | undefined;
  /** Size in pixels as shown, after the camera's rotation. */
  width: number;
  height: number;
  /** The MP4's index comes last, or the file holds metadata of the camera, such as the place. */
  needsTidying: boolean;
}

export const filmLimits = {
  bytes: 25_000_000,
  seconds: 180,
  /** Longer side in pixels that phones can decode. */
  side: 4096,
  /** A background film is downloaded by every visitor. */
  backgroundBytes: 2_500_000,
};

/** The music is fetched and decoded as a whole. */
export const musicLimits = { bytes: 5_000_000, seconds: 240 };

// The content check reports what is wrong with a file, in Spanish.
Logging.level = LogLevel.Silent;

/** Metadata that encoders write about themselves; any other may reveal people, places or times. */
const harmlessTags = ['©too', 'ENCODER'];

const unreadable = { container: 'unknown', seconds: 0, width: 0, height: 0, needsTidying: false };

/** Reads a film's or a song's format from its bytes. */
export async function readMediaFile(file: string): Promise<MediaFile> {
  const data = await readFile(file);
  const known = { name: uploadName(file), bytes: data.length, hash: contentHash(data) };
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  try {
    const container = (await input.getFormat()).name;
    if (container === 'MP4' && isCutOff(data)) return { ...known, ...unreadable };
    const picture = await input.getPrimaryVideoTrack();
    const sound = await input.getPrimaryAudioTrack();
    const { raw = {} } = await input.getMetadataTags();
    return {
      ...known,
      container,
      seconds: await input.computeDuration(),
      codec: (await picture?.getCodec()) ?? undefined,
      codecString: (await picture?.getCodecParameterString()) ?? undefined,
      sound: sound ? ((await sound.getCodec()) ?? 'unknown') : undefined,
      width: (await picture?.getDisplayWidth()) ?? 0,
      height: (await picture?.getDisplayHeight()) ?? 0,
      needsTidying:
        data.indexOf('moov') > data.indexOf('mdat') ||
        Object.keys(raw).some((tag) => !harmlessTags.includes(tag)),
    };
  } catch {
    return { ...known, ...unreadable };
  }
}
