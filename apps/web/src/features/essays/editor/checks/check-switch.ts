import { savesData } from '#api/data-saver.ts';

const key = 'lantern.check-language';

/** Whether language is checked while typing. A browser that saves data starts with it off. */
export function readCheckSwitch(): boolean {
  const chosen = localStorage.getItem(key);
  if (chosen) return chosen === 'yes';
  return !savesData();
}

export function keepCheckSwitch(on: boolean) {
  localStorage.setItem(key, on ? 'yes' : 'no');
}
