import { useEffect, useState } from 'react';

/**
 * Imports a module when `need` first becomes true. If `need` is a count, each increase tries a failed download again.
 * `load` and `onFailure` must be the same functions in every render.
 * @returns null until the module has arrived
 */
export function useModule<Module>(
  load: () => Promise<Module>,
  need: boolean | number,
  onFailure?: () => void,
): Module | null {
  const [module, setModule] = useState<Module | null>(null);

  useEffect(() => {
    if (!need || module) return;
    load()
      .then(setModule)
      .catch((error: unknown) => {
        console.error('A part of the page could not be loaded.', error);
        onFailure?.();
      });
  }, [load, need, module, onFailure]);

  return module;
}
