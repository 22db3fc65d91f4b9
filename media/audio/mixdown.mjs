// Mixes the instruments' buses into one stereo signal with faders, side-chain, and sends to echo and reverb.
import { echo, highpass, reverb, sidechain } from './effects.mjs';

function add(target, source, gain, curve) {
  for (const channel of [0, 1]) {
    const to = target[channel];
    const from = source[channel];
    for (let i = 0; i < to.length; i++) to[i] += from[i] * gain * (curve ? curve[i] : 1);
  }
}

/**
 * @param channels for each instrument: bus, gain, duck (0 to 1, how far the kick pushes the instrument down), lowCut in Hz,
 *   and how much goes to echo and reverb after the fader
 * @param hits the hits of the kick as { start, velocity }
 * @param space the reverb's { time, damping }
 */
export function mixdown(timeline, { channels, hits, space }) {
  const out = timeline.bus();
  const toEcho = timeline.bus();
  const toReverb = timeline.bus();
  const side = sidechain(timeline, hits);
  const ducked = (amount) => (amount ? side.map((value) => 1 - amount * (1 - value)) : null);

  for (const { bus, gain, duck = 0, lowCut, echo: echoSend = 0, reverb: reverbSend = 0 } of channels) {
    if (lowCut) highpass(timeline, bus, lowCut);
    add(out, bus, gain, ducked(duck));
    if (echoSend) add(toEcho, bus, gain * echoSend);
    if (reverbSend) add(toReverb, bus, gain * reverbSend);
  }

  const half = ducked(0.55);
  const echoes = echo(timeline, toEcho);
  add(out, echoes, 1, half);
  add(toReverb, echoes, 0.9);
  const wet = reverb(timeline, toReverb, space);
  highpass(timeline, wet, 300);
  add(out, wet, 1, half);
  highpass(timeline, out, 26);
  return out;
}
