/** Runs once when a server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // The log shows stack frames, which should name our files rather than minified chunks.
    process.setSourceMapsEnabled(true);
    const { startContact } = await import('./lib/contact/start');
    await startContact();
  }
}
