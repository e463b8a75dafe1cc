// How the student looks at the list: kept in this tab, so that coming back shows the same.
import { type EssayStatus, essayStatuses } from '@lantern/contract/essays.types';
import { useState } from 'react';
import * as z from 'zod/mini';
import { orders } from './rows.ts';

/** So many cards are shown, and so many more with each press. */
export const pageSize = 30;

const viewSchema = z.object({
  sought: z.string(),
  status: z.union([z.enum(essayStatuses), z.literal('')]),
  order: z.enum(orders),
  shown: z.int(),
});
export type ListView = z.infer<typeof viewSchema>;

export const firstView: ListView = { sought: '', status: '' as EssayStatus | '', order: 'updated', shown: pageSize };

/** Named by the user: the next one on this device must not see what was looked for. */
const keyOf = (user: string) => `lantern.essay-list.${user}`;

export function readView(user: string): ListView {
  try {
    return z.parse(viewSchema, JSON.parse(sessionStorage.getItem(keyOf(user)) ?? ''));
  } catch {
    return firstView;
  }
}

/** Another search, status or order begins at its top again. */
export function changeView(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, shown: pageSize, ...change };
}

export function keepView(user: string, view: ListView) {
  try {
    sessionStorage.setItem(keyOf(user), JSON.stringify(view));
  } catch {
    // a browser that stores nothing: the view lives as long as the screen
  }
}

export function useListView(user: string) {
  const [view, setView] = useState(() => readView(user));
  return {
    view,
    change(change: Partial<ListView>) {
      const next = changeView(view, change);
      keepView(user, next);
      setView(next);
    },
  };
}
