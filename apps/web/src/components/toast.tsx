import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import styles from './toast.module.css';

type ToastContent = {
  text: ReactNode;
  tone?: 'ok' | 'bad';
  action?: { label: ReactNode; run: () => void };
  /** Stays until it is closed: for a choice that must not slip away. */
  stays?: boolean;
};

/** Milliseconds that a toast stays; the specification's figure, and longer where there is something to press. */
const shownFor = { words: 5000, action: 10_000 };

let current: (ToastContent & { key: number }) | undefined;
let count = 0;
const listeners = new Set<() => void>();

function set(next: ToastContent | undefined) {
  count += 1;
  current = next && { ...next, key: count };
  for (const listener of listeners) listener();
}

/** Shows one toast in place of the last. Never the only place where an error is shown. */
export function toast(content: ToastContent) {
  set(content);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place where toasts appear; stands once, in the shell. */
export function Toasts() {
  const { t } = useLingui();
  const shown = useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
  // The toast that a pointer or the focus rests on. Not a flag: a toast that is removed under the pointer sends no
  // pointerleave.
  const [heldKey, setHeldKey] = useState<number>();
  const held = shown !== undefined && heldKey === shown.key;

  useEffect(() => {
    if (!shown || shown.stays || held) return;
    const timer = setTimeout(() => set(undefined), shown.action ? shownFor.action : shownFor.words);
    return () => clearTimeout(timer);
  }, [shown, held]);

  const Icon = shown?.tone === 'bad' ? CircleAlert : CircleCheck;
  return (
    <div
      className={styles.place}
      role="status"
      onPointerEnter={() => setHeldKey(shown?.key)}
      onPointerLeave={() => setHeldKey(undefined)}
      onFocus={() => setHeldKey(shown?.key)}
      onBlur={() => setHeldKey(undefined)}
    >
      {shown && (
        <div className={styles.toast} key={shown.key}>
          <Icon className={styles[shown.tone ?? 'ok']} />
          <span className={styles.text}>{shown.text}</span>
          {shown.action && (
            <Button
              look="bare"
              onClick={() => {
                shown.action?.run();
                set(undefined);
              }}
            >
              {shown.action.label}
            </Button>
          )}
          <Button look="bare" icon aria-label={t`Close this message`} onClick={() => set(undefined)}>
            <X />
          </Button>
        </div>
      )}
    </div>
  );
}
