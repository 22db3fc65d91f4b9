/** How long after it was loaded anew a document still counts as just loaded, in ms. */
const patience = 10_000;

/**
 * Whether an error comes from a script that is no longer on the server, as after a deployment under an open tab, so that
 * loading the page anew mends it. A document just loaded anew says no: it would go round in circles.
 */
export function needsNewDocument(error: unknown): boolean {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError' || !navigator.onLine) return false;
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type !== 'reload' || performance.now() > patience;
}
