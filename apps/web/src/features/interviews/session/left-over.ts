// Words that did not fit into an answer. They wait on this device, by session and question, until somebody makes room for
// them or throws them away.
import { useSyncExternalStore } from 'react';
import { onSessionChange } from '#api/session.ts';
import { createWaitingStore } from '#api/waiting-store.ts';

type LeftOvers = Readonly<Record<string, Readonly<Record<string, string>>>>;
const none: LeftOvers = {};
const ofNone: LeftOvers[string] = {};

const store = createWaitingStore<LeftOvers>('lantern.interview-rests.');
onSessionChange(() => store.changed());

/** Puts other words in the place of those that waited; empty ones end the waiting. */
export function setLeftOver(session: string, question: string, text: string): void {
  const { [session]: before = ofNone, ...others } = store.read() ?? none;
  const { [question]: _, ...rest } = before;
  const after = text ? { ...rest, [question]: text } : rest;
  const next = Object.keys(after).length > 0 ? { ...others, [session]: after } : others;
  store.write(Object.keys(next).length > 0 ? next : undefined);
}

export function addLeftOver(session: string, question: string, text: string): void {
  const there = store.read()?.[session]?.[question];
  setLeftOver(session, question, there ? `${there}\n${text}` : text);
}

export function removeLeftOvers(session: string): void {
  const { [session]: _, ...others } = store.read() ?? none;
  store.write(Object.keys(others).length > 0 ? others : undefined);
}

export const clearLeftOvers = () => store.write(undefined);

/** By question. */
export function useLeftOvers(session: string): LeftOvers[string] {
  return useSyncExternalStore(store.subscribe, () => store.read()?.[session] ?? ofNone);
}
