import { mkdirSync } from 'node:fs';
import path from 'node:path';
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import type { MetadataTags, OutputFormat } from 'mediabunny';
import sharp from 'sharp';
import { makeFolder } from '../../fakes/folders';

/** The folder of the content in a sample repository. */
export const contentDir = 'content';

/** Makes an empty repository. `picture` and `film` are the paths of uploads. */
export function sampleRepository() {
  const root = makeFolder();
  for (const folder of ['pictures', 'films', 'music'])
    mkdirSync(path.join(root, contentDir, folder), { recursive: true });
  return {
    root,
    picture: (name: string) => path.join(root, contentDir, 'pictures', name),
    film: (name: string) => path.join(root, contentDir, 'films', name),
  };
}

/** A plain picture whose upper half is red and whose lower half is blue. */
export function redOverBlue(width: number, height: number) {
  const half = { width, height: height / 2, channels: 3, background: 'red' } as const;
  return sharp({ create: { ...half, height, background: 'blue' } }).composite([
    { input: { create: half }, top: 0, left: 0 },
  ]);
}

export async function animation() {
  const frame = redOverBlue(1000, 600);
  const frames = [await frame.png().toBuffer(), await frame.clone().negate().png().toBuffer()];
  return sharp(frames, { join: { animated: true } });
}

/** A PNG with the chunk that makes it an animation for browsers (APNG): two frames, played without end. */
export async function animatedPng(): Promise<Buffer> {
  const png = await redOverBlue(1000, 600).png().toBuffer();
  const chunk = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  // The signature and the header take the first 33 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

/** An upright photo as a phone writes it: the picture lies on its side, and tags give its orientation and its place. */
export async function phonePhoto(file: string, width: number, height: number): Promise<void> {
  const upright = await redOverBlue(width, height).png().toBuffer();
  await sharp(upright)
    .rotate(-90)
    .jpeg()
    .withExif({ IFD0: { Model: 'Teléfono' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 52/1 20/1' } })
    .withMetadata({ orientation: 6 })
    .toFile(file);
}

/** Decoder descriptions of ISO/IEC 14496-15 (avcC and hvcC): version, profile, level, 4-byte lengths, no parameter sets. */
const decoders = {
  avc: { codec: 'avc1.42001f', description: Buffer.from('0142001fffe000', 'hex') },
  avcLevel50: { codec: 'avc1.640032', description: Buffer.from('01640032fffe000', 'hex') },
  avcLevel42: { codec: 'avc1.4d402a', description: Buffer.from('014d402afffe000', 'hex') },
  hevc: {
    codec: 'hev1.1.6.L93.B0',
    description: Buffer.from('010160000000b000000000005df000fcfdf8f800000f00', 'hex'),
  },
};

/** An MP4 with a valid container and empty frames. Its index is at the end, as phones write it. */
export async function phoneFilm({
  codec = 'avc' as keyof typeof decoders,
  seconds = 2,
  tags = { comment: 'Hecho en Almonaster' } as MetadataTags,
} = {}): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const source = new EncodedVideoPacketSource(codec === 'hevc' ? 'hevc' : 'avc');
  output.addVideoTrack(source);
  output.setMetadataTags(tags);
  await output.start();
  const decoderConfig = { codedWidth: 1280, codedHeight: 720, ...decoders[codec] };
  // A frame is one H.264 NAL unit, made of its length, its type (key frame) and its data.
  const frame = new Uint8Array(500);
  frame.set([0, 0, 1, 0xf0, 0x65]);
  for (let second = 0; second < seconds; second += 1)
    await source.add(new EncodedPacket(frame, 'key', second, 1), { decoderConfig });
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}

/** Two seconds of AAC, whose frames are empty, in a container. */
export async function aacIn(format: OutputFormat): Promise<Uint8Array> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(source);
  await output.start();
  const [sampleRate, numberOfChannels] = [44100, 2];
  // AudioSpecificConfig (ISO/IEC 14496-3): AAC-LC, 44.1 kHz, stereo.
  const decoderConfig = {
    codec: 'mp4a.40.2',
    sampleRate,
    numberOfChannels,
    description: Buffer.from('1210', 'hex'),
  };
  for (let frame = 0; frame < 86; frame += 1) {
    const packet = new EncodedPacket(
      new Uint8Array(100),
      'key',
      (frame * 1024) / sampleRate,
      1024 / sampleRate,
    );
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0));
}
