/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // If the log cannot be written, because its reader has ended or the disk is full, lines are lost and the site goes on.
    // Without a listener Next would report each such error in the same log, without end.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    // Stack frames in the log should name our files rather than minified chunks.
    process.setSourceMapsEnabled(true);
    const { startContact } = await import('./lib/contact/server/service');
    await startContact();
  }
}
