/** Runs `task` once the page has loaded and the browser is idle. Returns a function that calls it off. */
export function whenIdle(task: () => void): () => void {
  let idle = 0;
  const request = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 200));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  const ask = () => {
    idle = request(task);
  };
  if (document.readyState === 'complete') ask();
  else window.addEventListener('load', ask, { once: true });
  return () => {
    window.removeEventListener('load', ask);
    cancel(idle);
  };
}
