interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether background films may be fetched: not with reduced motion, reduced data, Save-Data or a slow connection. */
export function canAutoplay(): boolean {
  const connection = (navigator as Navigator & { connection?: Connection }).connection;
  return (
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !window.matchMedia('(prefers-reduced-data: reduce)').matches &&
    !connection?.saveData &&
    !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '')
  );
}
