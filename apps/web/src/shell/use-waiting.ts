import type { Duty, Role } from '@lantern/contract/access';
import { useEffect, useState } from 'react';
import { whenIdle } from '#api/idle.ts';

export type Waiting = Readonly<Record<string, number>>;

const nothing: Waiting = {};

/** How much waits on which screen, for those who look after something. What counts it comes once the screen stands still. */
export function useWaiting(role: Role, duties: readonly Duty[]): Waiting {
  const [waiting, setWaiting] = useState(nothing);
  const isStaff = role === 'admin' || duties.length > 0;
  useEffect(() => {
    if (!isStaff) return;
    let isOver = false;
    let end = () => {};
    const callOff = whenIdle(() => {
      import('#features/admin/waiting.api.ts').then(
        ({ watchWaiting }) => {
          if (!isOver) end = watchWaiting(setWaiting);
        },
        // not on this device yet: the navigation stands there without numbers
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      callOff();
      end();
    };
  }, [isStaff]);
  return waiting;
}
