import { useSyncExternalStore } from 'react';

/** A value outside React, which components follow with `useStore`. */
interface Store<Value> {
  get(): Value;
  set(next: Value): void;
  /** Calls `listener` after every change. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
  /** The value on the server and during hydration. */
  getInitial(): Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getInitial: () => initial,
  };
}

export function useStore<Value>({ subscribe, get, getInitial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, getInitial);
}
