/** Whether the visitor asked for less data: Save-Data, or the system's setting. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
