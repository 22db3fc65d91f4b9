'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { music } from '@/lib/browser/music';
import { sections } from '@/lib/routes';

const isStill = () =>
  ['(forced-colors: active)', '(prefers-reduced-motion: reduce)'].some(
    (query) => window.matchMedia(query).matches,
  );

/**
 * The background film's landscape, drawn live from the music while it sounds: fetched by the click that starts it.
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
    let ends: (() => void)[] | undefined = [];
    Promise.all([import('./live-drawing'), import('./venue-signal')]).then(
      ([{ startDrawing }, { startVenues }]) => {
        if (!ends) return;
        const draw = () => {
          if (place.current && film) ends?.push(startDrawing(place.current, film, analyser));
        };
        if (film?.videoWidth) draw();
        else film?.addEventListener('playing', draw, { once: true, signal: left.signal });
        if (venues) ends.push(startVenues(venues, analyser));
      },
      (error) => console.error('The landscape could not be fetched:', error),
    );
    return () => {
      for (const end of ends ?? []) end();
      left.abort();
      ends = undefined;
    };
  }, [analyser]);

  return (
    <div
      ref={place}
      aria-hidden="true"
      className="pointer-events-none film motion-reduce:hidden print:hidden forced-colors:hidden"
    />
  );
}
