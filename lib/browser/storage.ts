/** Browser storage that may be blocked, full or missing: reading then finds nothing and writing says so. */

type Area = 'localStorage' | 'sessionStorage';

export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** False if the browser refused. */
export function writeItem(area: Area, key: string, value: string): boolean {
  try {
    window[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function removeItem(area: Area, key: string): void {
  try {
    window[area].removeItem(key);
  } catch {
    // Where nothing can be removed nothing could be written either.
  }
}
