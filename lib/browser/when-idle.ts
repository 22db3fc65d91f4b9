/** Runs `task` once the page has loaded and the browser is idle. @returns a function that cancels the task */
export function whenIdle(task: () => void): () => void {
  let handle = 0;
  // Safari has no requestIdleCallback.
  const request = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const schedule = () => {
    handle = request(task);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel(handle);
  };
}
