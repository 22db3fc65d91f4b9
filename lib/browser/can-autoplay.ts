/** Whether a background film may start unasked: not with data saving or on a slow connection. */
export function canAutoplay(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const savesData = connection?.saveData || window.matchMedia('(prefers-reduced-data: reduce)').matches;
  return !savesData && !['slow-2g', '2g', '3g'].includes(connection?.effectiveType ?? '');
}
