import { expect, test } from 'vitest';
import { analysedSamples } from '@/lib/browser/analysed-samples';

/** An analyser of a sound of which `play` lets seconds pass, and how often the way to the ear was asked for. */
function sounding() {
  const asked = { times: 0 };
  const context = {
    currentTime: 7,
    sampleRate: 48_000,
    baseLatency: 0.01,
    get outputLatency() {
      asked.times += 1;
      return 0.25;
    },
  };
  const analyser = { context, fftSize: 2048, getFloatTimeDomainData: () => undefined };
  const heard = analysedSamples(analyser as unknown as AnalyserNode);
  function play(seconds: number) {
    for (let frame = 0; frame < seconds * 50; frame++) {
      context.currentTime += 0.02;
      heard.next();
    }
  }
  return { asked, context, heard, play };
}

test('the way to the ear is asked for once, when the sound has long begun: Firefox may stand still for ever before', () => {
  const { asked, heard, play } = sounding();
  play(1.5);
  expect(heard.latency()).toBe(0.01);
  expect(asked.times).toBe(0);
  play(3);
  expect(heard.latency()).toBe(0.25);
  expect(asked.times).toBe(1);
});

test('samples are those since the last question, at most what the analyser holds', () => {
  const { context, heard } = sounding();
  expect(heard.next()).toMatchObject({ seconds: 0, samples: { length: 0 } });
  context.currentTime += 0.02;
  expect(heard.next()).toMatchObject({ seconds: 0.02, samples: { length: 960 } });
  context.currentTime += 1;
  expect(heard.next().samples).toHaveLength(2048);
});
