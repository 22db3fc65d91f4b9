import { savesData } from './saves-data';

/** Whether background films may be fetched: not with reduced motion, data saving or a slow connection. */
export function canAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { effectiveType?: string } };
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !savesData() &&
    !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
  );
}
