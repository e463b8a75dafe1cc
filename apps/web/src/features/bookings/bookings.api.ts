import {
  alternativesSchema,
  bookSession,
  cancelSession,
  giveFeedback,
  listBookableMentors,
  listSessions,
  listSlots,
  type MentorSession,
  moveSession,
  reportNoShow,
  type Slot,
  saveLinks,
  saveNotes,
} from '@lantern/contract/bookings';
import type { Input } from '@lantern/contract/endpoint';
import type { SessionKind } from '@lantern/contract/mentors';
import { Problem } from '@lantern/contract/problem';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

/** What any mentor offers. */
export const kindsQuery = queryOptions({
  queryKey: ['bookings', 'kinds'],
  queryFn: async ({ signal }) => (await call(listBookableMentors, { query: {} }, { signal })).kinds,
});

/** Mentors who offer that kind, or those among them whom the words mean, page by page. */
export const mentorsQuery = (kind: SessionKind, q: string) =>
  infiniteQueryOptions({
    queryKey: ['bookings', 'mentors', kind, q],
    queryFn: ({ signal, pageParam }) =>
      call(listBookableMentors, { query: { kind, page: pageParam, ...(q && { q }) } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    persister: undefined,
  });

export type SlotSearch = { kind: SessionKind; mentor_id?: string; date: string; days: number; zone: string };

/** Others book meanwhile: asked for each time, and not kept on the device. */
export const slotsQuery = (search: SlotSearch) =>
  queryOptions({
    queryKey: ['bookings', 'slots', search],
    queryFn: async ({ signal }) => (await call(listSlots, { query: search }, { signal })).slots,
    staleTime: 0,
    persister: undefined,
  });

/** Kept on the device: notes and links are there without a connection. */
export const sessionsQuery = (user: string) =>
  queryOptions({
    queryKey: ['bookings', 'sessions', user],
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
  });

export function refreshSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['bookings'] });
}

async function changed(asked: Promise<{ session: MentorSession }>): Promise<MentorSession> {
  try {
    return (await asked).session;
  } finally {
    // also after a refusal: what is shown was old then
    void refreshSessions();
  }
}

export const book = (body: Input<typeof bookSession>['body']) => changed(call(bookSession, { body }));
export const move = (id: string, starts_at: string, zone: string) =>
  changed(call(moveSession, { params: { id }, body: { starts_at, zone } }));
export const cancel = (id: string, reason: string) =>
  changed(call(cancelSession, { params: { id }, body: reason ? { reason } : {} }));
export const keepNotes = (id: string, notes: string) => changed(call(saveNotes, { params: { id }, body: { notes } }));
export const keepLinks = (id: string, meeting_link: string, recording_link: string, call_room: boolean) =>
  changed(call(saveLinks, { params: { id }, body: { meeting_link, recording_link, call_room } }));
export const sayNoShow = (id: string) => changed(call(reportNoShow, { params: { id } }));
export const sendFeedback = (id: string, rating: number, words: string) =>
  changed(call(giveFeedback, { params: { id }, body: { rating, words } }));

/** The nearest free times, when the one that was wanted is taken. */
export function alternativesOf(reason: unknown): readonly Slot[] | undefined {
  if (!(reason instanceof Problem) || reason.code !== 'slot_taken') return undefined;
  const parsed = z.safeParse(alternativesSchema, reason.extra);
  return parsed.success ? parsed.data.alternatives : [];
}
