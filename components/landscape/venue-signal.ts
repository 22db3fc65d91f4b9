import { analysedSamples } from '@/lib/browser/analysed-samples';
import { objectPosition } from '@/lib/browser/object-position';
import { venueFrame } from '@/lib/drawing/landscape/venue-scenes';
import { venueSkyline } from '@/lib/drawing/live-landscape/venue-skyline';
import { HeardBands } from '@/lib/drawing/live-landscape/heard-bands';
import { wavePath, waveforms } from '@/lib/drawing/waveforms';

const namespace = 'http://www.w3.org/2000/svg';

/** A venue's slit: its glyph and a line over its picture, which carry the signal in the venue's own shape. */
function venueSlit(item: HTMLLIElement, bands: HeardBands) {
  const input = item.querySelector('input');
  const image = item.querySelector('img');
  const glyph = item.querySelector('path');
  const wave = waveforms.find((name) => name === input?.value);
  if (!input || !image || !glyph || !wave) return [];
  const still = glyph.getAttribute('d') ?? '';
  const line = document.createElementNS(namespace, 'svg');
  line.setAttribute('class', 'pointer-events-none absolute max-w-none fill-none stroke-cal stroke-stroke');
  line.setAttribute('aria-hidden', 'true');
  const path = line.appendChild(document.createElementNS(namespace, 'path'));
  path.setAttribute('vector-effect', 'non-scaling-stroke');

  /** Lays the line over the picture, as `object-fit: cover` shows it. */
  function place(picture: HTMLImageElement) {
    const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = picture;
    const [across, down] = objectPosition(picture);
    Object.assign(line.style, {
      left: `${offsetLeft}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth}px`,
      height: `${offsetHeight}px`,
    });
    const scale = Math.max(offsetWidth / venueFrame.width, offsetHeight / venueFrame.height);
    const [width, height] = [offsetWidth / scale, offsetHeight / scale];
    const [left, top] = [(venueFrame.width - width) * across, (venueFrame.height - height) * down];
    line.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
  }

  return {
    isOpen: () => input.checked || item.matches(':hover, :focus-within'),
    draw(seconds: number, latency: number) {
      if (!line.isConnected) item.append(line);
      place(image);
      const level = Math.min(1, bands.level(0, latency));
      glyph.setAttribute('d', wavePath(wave, { top: 26 - 20 * (0.25 + 0.75 * level) }));
      path.setAttribute(
        'd',
        venueSkyline(wave, seconds, (ago) => bands.level(0, latency + ago)),
      );
    },
    rest() {
      if (!line.isConnected) return;
      line.remove();
      glyph.setAttribute('d', still);
    },
  };
}

/**
 * Lets the open venue answer what the analyser hears, while the section is in view.
 * @returns ends it; every glyph is as before
 */
export function startVenues(section: HTMLElement, analyser: AnalyserNode): () => void {
  const heard = analysedSamples(analyser);
  const bands = new HeardBands(heard.sampleRate, [0.4]);
  const slits = [...section.querySelectorAll('li')].flatMap((item) => venueSlit(item, bands));
  let frame = 0;

  function draw(now: number) {
    frame = requestAnimationFrame(draw);
    bands.feed(heard.next().samples);
    for (const slit of slits) {
      if (slit.isOpen()) slit.draw(now / 1000, heard.latency());
      else slit.rest();
    }
  }

  const observer = new IntersectionObserver((entries) => {
    cancelAnimationFrame(frame);
    if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(draw);
  });
  observer.observe(section);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const slit of slits) slit.rest();
  };
}
