/**
 * Lets `places` callers go ahead at a time, first come first served. All at once they would slow each other down until
 * every one of them is too late.
 * @returns a function that resolves when the caller's turn has come, with the function that ends the turn. Nobody waits
 *   longer than `patience` milliseconds; after that the caller goes ahead beside the others.
 */
export function createConcurrencyLimit(places: number): (patience: number) => Promise<() => void> {
  const queue = new Set<() => void>();
  let taken = 0;

  function leave(): void {
    taken -= 1;
    const [next] = queue;
    if (next && taken < places) next();
  }

  return function turn(patience) {
    if (taken < places) {
      taken += 1;
      return Promise.resolve(leave);
    }
    return new Promise((resolve) => {
      const goAhead = () => {
        clearTimeout(timer);
        queue.delete(goAhead);
        taken += 1;
        resolve(leave);
      };
      const timer = setTimeout(goAhead, patience);
      queue.add(goAhead);
    });
  };
}
