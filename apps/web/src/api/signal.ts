export type Signal<T> = {
  emit(value: T): void;
  /** Answers how to stop. */
  subscribe(listener: (value: T) => void): () => void;
};

/** A typed event with subscribers. */
export function createSignal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>();
  return {
    emit(value) {
      for (const listener of listeners) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
