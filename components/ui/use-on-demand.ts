import { useCallback, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first wanted.
 * @param load a function that stays the same: written outside the component
 * @returns the component, null until it is there, and the function that fetches it; that one rejects if the file
 * cannot be had, and may be called again.
 */
export function useOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetchComponent = useCallback(async () => {
    const loaded = await load();
    setComponent(() => loaded);
  }, [load]);
  return [component, fetchComponent] as const;
}
