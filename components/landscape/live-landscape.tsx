'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { music } from '@/lib/browser/music';
import { sections } from '@/lib/routes';

const isStill = () =>
  ['(forced-colors: active)', '(prefers-reduced-motion: reduce)'].some(
    (query) => window.matchMedia(query).matches,
  );

const report = (error: unknown) => console.error('The landscape could not be fetched:', error);

/** Calls back once, when the element comes into view; returns what forgets it. */
function whenInView(element: Element, task: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * The background film's landscape, drawn live from the music while it sounds: fetched by the click that starts it, the
 * venues' part when they come into view.
 * Where the film does not run (reduced motion, data saving, no film) or colours are forced, nothing is drawn. To stand
 * beside the film, in the same section.
 */
export function LiveLandscape() {
  const place = useRef<HTMLDivElement>(null);
  const analyser = useSyncExternalStore(music.subscribe, music.analyser, () => null);

  useEffect(() => {
    if (!analyser || isStill()) return;
    const film = place.current?.parentElement?.querySelector('video');
    const venues = document.getElementById(sections.locations);
    const left = new AbortController();
    const ends: (() => void)[] = [];
    const draw = async () => {
      const { startDrawing } = await import('./live-drawing');
      const begin = () => {
        if (place.current && film) ends.push(startDrawing(place.current, film, analyser));
      };
      if (left.signal.aborted) return;
      if (film?.videoWidth) begin();
      else film?.addEventListener('playing', begin, { once: true, signal: left.signal });
    };
    const answer = async () => {
      const { startVenues } = await import('./venue-signal');
      if (venues && !left.signal.aborted) ends.push(startVenues(venues, analyser));
    };
    draw().catch(report);
    if (venues) ends.push(whenInView(venues, () => void answer().catch(report)));
    return () => {
      left.abort();
      for (const end of ends) end();
    };
  }, [analyser]);

  return (
    <div
      ref={place}
      aria-hidden="true"
      className="pointer-events-none film motion-reduce:hidden forced-colors:hidden"
    />
  );
}
