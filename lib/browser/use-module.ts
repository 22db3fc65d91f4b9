import { useEffect, useState } from 'react';

/**
 * Fetches a part of the code when it is first needed.
 * @param load calls `import()` and is the same function in every render
 * @param need a failed download is tried again when this value changes to another one that is not 0 or false
 * @param onFailure called after a failed download, which is logged
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
