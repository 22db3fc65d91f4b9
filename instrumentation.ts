/** The folder whose content the pages were built from (next.config.ts). */
declare const BUILT_CONTENT_DIR: string;

/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Stack frames in the log should name our files rather than minified chunks.
    process.setSourceMapsEnabled(true);
    const { startContact } = await import('./lib/contact/start');
    await startContact();
    const { env } = await import('./lib/env');
    // After `npm test`, `npm start` would otherwise serve the pages of the tests.
    if (env().contentDir !== BUILT_CONTENT_DIR) {
      console.error(
        `The pages were built from ${BUILT_CONTENT_DIR}, not from ${env().contentDir}: run npm run build.`,
      );
      process.exit(1);
    }
  }
}
