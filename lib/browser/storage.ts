/* A browser's storage may be blocked or full. Reading then returns null, and writing returns false. */

type Area = 'localStorage' | 'sessionStorage';

export function readItem(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

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
    // There is nothing to remove from blocked storage.
  }
}
