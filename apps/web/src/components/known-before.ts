import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * What stands in the fields of a form where it is not what React has put there, by their names: it was typed into a
 * pre-rendered page before the code was there, stays on the screen, and React knows nothing of it.
 */
function typedIn(form: HTMLFormElement | null, built: object): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || !Object.hasOwn(built, field.name)) continue;
    const { type, name, value, defaultValue, checked, defaultChecked } = field;
    if (type === 'checkbox') {
      if (checked !== defaultChecked) typed[name] = checked;
    } else if (type === 'radio') {
      // its value is what it stands for, whether it is chosen or not
      if (checked && !defaultChecked) typed[name] = value;
    } else if (value !== defaultValue) typed[name] = value;
  }
  return typed;
}

/**
 * Calls `adopt` with what is known better than `built`, if anything: what the device `kept`, and over it what was typed into
 * a page before React took over. Before anything is drawn, and with no second rendering where nothing is known: React makes
 * that in one task with the end of its taking over.
 */
export function useKnownBefore<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  built: Values,
  kept: (() => Partial<Values>) | undefined,
  adopt: (known: Partial<Values>) => void,
): void {
  const hasLooked = useRef(false);
  const look = useEffectEvent(() => {
    // React runs this again where the form was hidden for a moment: what it holds is newer then
    if (hasLooked.current) return;
    hasLooked.current = true;
    const known: Record<string, unknown> = { ...kept?.(), ...typedIn(form.current, built) };
    const isNew = ([name, value]: [string, unknown]) => name in known && known[name] !== value;
    if (Object.entries(built).some(isNew)) adopt(known as Partial<Values>);
  });
  useLayoutEffect(() => look(), []);
}
