type Speed = 'slow-2g' | '2g' | '3g' | '4g';

/** What the browser tells of the visitor's connection. Only Chromium does. */
const findConnection = () =>
  (globalThis.navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: Speed } })
    ?.connection;

/** Whether nothing should be loaded ahead, because the visitor saves data or has one of these connections. */
export function shouldSaveData(...slow: Speed[]): boolean {
  const { saveData = false, effectiveType = '4g' } = findConnection() ?? {};
  return saveData || slow.includes(effectiveType);
}
