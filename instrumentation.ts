/** Next calls this once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    // When the program that reads the log has ended, or its disk is full, lines are lost and the site goes on. Without a
    // listener Next would print every such error into the same log, without end.
    for (const log of [process.stdout, process.stderr]) log.on('error', () => undefined);
    // Stack frames in the log should name our files rather than minified chunks.
    process.setSourceMapsEnabled(true);
    const { startContact } = await import('./lib/contact/server/service');
    await startContact();
  }
}
