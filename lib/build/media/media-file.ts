import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input, Logging, LogLevel } from 'mediabunny';
import { shortHash } from '../../media/file-names';

/** An uploaded film or music file, read from its bytes. */
export interface MediaFile {
  name: string;
  bytes: number;
  hash: string;
  /** Mediabunny's name of the format: 'MP4', 'WebM', 'MP3'. */
  container: string;
  /** Codec of the picture, profile included: 'avc1.640028' is H.264. Undefined if there is no picture. */
  codec: string | undefined;
  /** Codec of the sound: 'aac', 'mp3', 'opus' or 'unknown'. Undefined if there is no sound. */
  sound: string | undefined;
  /** Size in pixels as the film is shown, after the camera's rotation. */
  width: number;
  height: number;
  /** True if the MP4's index comes last, or if the file holds metadata of the camera, such as where it was. */
  needsTidying: boolean;
}

/** Tags in which encoders name themselves. Any other metadata may reveal people, places or times. */
const harmlessTags = ['©too', 'ENCODER'];

/** Reads the format of a film or music file from its bytes. @throws Error if the file is neither or is incomplete */
export async function readMediaFile(file: string): Promise<MediaFile> {
  // Mediabunny's English warnings would only repeat what the content check says in Spanish.
  Logging.level = LogLevel.Silent;
  const data = await readFile(file);
  const input = new Input({ source: new BufferSource(data), formats: ALL_FORMATS });
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  const [track] = await input.getTracks();
  // An upload that was cut off has no last packet.
  if (!track || !(await new EncodedPacketSink(track).getPacket(Infinity)))
    throw new Error(`${path.basename(file)} is incomplete.`);
  const { raw = {} } = await input.getMetadataTags();
  return {
    name: path.basename(file),
    bytes: data.length,
    hash: shortHash(data),
    container: (await input.getFormat()).name,
    codec: (await picture?.getCodecParameterString()) ?? undefined,
    sound: sound ? ((await sound.getCodec()) ?? 'unknown') : undefined,
    width: (await picture?.getDisplayWidth()) ?? 0,
    height: (await picture?.getDisplayHeight()) ?? 0,
    needsTidying:
      data.indexOf('moov') > data.indexOf('mdat') ||
      Object.keys(raw).some((tag) => !harmlessTags.includes(tag)),
  };
}
