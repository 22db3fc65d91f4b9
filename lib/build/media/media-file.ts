import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, Logging, LogLevel } from 'mediabunny';
import { contentHash } from '../../media/content-hash';

/** An uploaded film or song, read from its bytes. */
export interface MediaFile {
  name: string;
  bytes: number;
  hash: string;
  /** Mediabunny's name of the format: 'MP4', 'WebM', 'MP3'. */
  container: string;
  seconds: number;
  /** Codec of the picture, profile included: 'avc1.640028' is H.264; undefined without a picture. */
  codec: string | undefined;
  /** Codec of the sound: 'aac', 'mp3', 'opus'; 'unknown' for any other, undefined without sound. */
  sound: string | undefined;
  /** Size in pixels as shown, after the camera's rotation. */
  width: number;
  height: number;
  /** The MP4's index comes last, or the file holds metadata of the camera, such as the place. */
  needsTidying: boolean;
}

// The content check says in Spanish what is wrong with a file.
Logging.level = LogLevel.Silent;

/** Metadata that encoders write about themselves; any other may reveal people, places or times. */
const harmlessTags = ['©too', 'ENCODER'];

/**
 * Reads a film's or a song's format from its bytes.
 * @throws Error for a file that is neither, or that is incomplete
 */
export async function readMediaFile(file: string): Promise<MediaFile> {
  const data = await readFile(file);
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  const [track] = await input.getTracks();
  // The last packet is missing from an incomplete upload.
  if (!track || !(await new EncodedPacketSink(track).getPacket(Infinity)))
    throw new Error(`${path.basename(file)} is incomplete.`);
  const { raw = {} } = await input.getMetadataTags();
  return {
    name: path.basename(file),
    bytes: data.length,
    hash: contentHash(data),
    container: (await input.getFormat()).name,
    seconds: await input.computeDuration(),
    codec: (await picture?.getCodecParameterString()) ?? undefined,
    sound: sound ? ((await sound.getCodec()) ?? 'unknown') : undefined,
    width: (await picture?.getDisplayWidth()) ?? 0,
    height: (await picture?.getDisplayHeight()) ?? 0,
    needsTidying:
      data.indexOf('moov') > data.indexOf('mdat') ||
      Object.keys(raw).some((tag) => !harmlessTags.includes(tag)),
  };
}
