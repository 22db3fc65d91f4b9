/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // Stack frames in the log should name our files rather than minified chunks.
    process.setSourceMapsEnabled(true);
    const { startContact } = await import('./lib/contact/server/service');
    await startContact();
  }
}
