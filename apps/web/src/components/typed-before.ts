// What was typed into a pre-rendered page before its code was there. React keeps it on the screen and knows nothing of it.
import { type RefObject, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False only in the first rendering over a pre-rendered page: that has to be what the build rendered. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** What stands in the fields of a form where it is not what the build has put there, by their names. */
function typedIn(form: HTMLFormElement | null, built: object): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  const known = built as Record<string, unknown>;
  for (const field of form?.elements ?? []) {
    if (!(field instanceof HTMLInputElement) || !Object.hasOwn(built, field.name)) continue;
    const value = field.type === 'checkbox' ? field.checked : field.value;
    if (value !== known[field.name]) typed[field.name] = value;
  }
  return typed;
}

/** Calls `adopt` with what was typed into a form over which React has just taken, if any, before anything is drawn. */
export function useTypedBefore<Values extends object>(
  form: RefObject<HTMLFormElement | null>,
  built: Values,
  adopt: (typed: Partial<Values>) => void,
): void {
  const isLive = useIsLive();
  const look = useEffectEvent(() => {
    if (!isLive) adopt(typedIn(form.current, built) as Partial<Values>);
  });
  useLayoutEffect(() => look(), []);
}
