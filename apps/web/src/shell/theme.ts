import { useSyncExternalStore } from 'react';
import { themeKey } from './theme-key.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

function read(): Theme {
  const saved = localStorage.getItem(themeKey);
  return saved === 'light' || saved === 'dark' ? saved : 'system';
}

export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    localStorage.removeItem(themeKey);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(themeKey, theme);
    document.documentElement.dataset.theme = theme;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, read, () => 'system');
}
