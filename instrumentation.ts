/** Runs once when a server starts, before it takes requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startContact } = await import('./lib/contact/start');
  await startContact();
}
