// What students do with others: shares, sessions, messages, recordings, help, links for guardians, mock interviews.

import { randomUUID } from 'node:crypto';
import { type DemoSession, demoSessions, demoTalks, demoTickets } from '@lantern/content/demo-school/people';
import * as bookings from '@lantern/contract/bookings';
import { listMessages, markRead, sendMessage } from '@lantern/contract/chat';
import { reportPerson } from '@lantern/contract/chat.reports';
import { days, minutes } from '@lantern/contract/durations';
import { createGuardianLink, openGuardianLink, revokeGuardianLink } from '@lantern/contract/guardians';
import { replyToTicket, sendTicket, takeTicket } from '@lantern/contract/help';
import * as videos from '@lantern/contract/interviews.videos';
import { addMentorShares, revokeMentorShare } from '@lantern/contract/shares';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#database/database.ts';
import { newCaller } from './caller.ts';
import { dayFromNow } from './days.ts';
import type { Written } from './essays.ts';
import { addressOf, named, type People, type Person } from './people.ts';
import { countryOf } from './record.ts';
import { placeSession } from './seed.store.ts';

const everything = (['record', 'essays', 'documents', 'videos'] as const).map((scope) => ({ scope, item_id: null }));

export async function seedShares({ students, mentors }: People, essays: ReadonlyMap<string, Written>): Promise<void> {
  const share = async (student: string, mentor: string, items: Parameters<typeof one>[2], ends: number | null) =>
    await one(named(students, student), named(mentors, mentor), items, ends);
  await share('nadia', 'farhana', everything, null);
  await share('nadia', 'thandiwe', everything.slice(0, 3), 60);
  await share('hamza', 'farhana', everything, 90);
  await share('zainab', 'farhana', everything, null);
  await share('rima', 'farhana', everything.slice(0, 1), null);
  await share('arjun', 'daniel', everything, null);
  await share('wanjiru', 'daniel', everything, 30);
  await share('chidi', 'daniel', everything.slice(1, 2), null);
  await share('meera', 'anneke', everything, null);
  await share('tanvir', 'anneke', everything, null);
  await share('suharyanto', 'anneke', everything.slice(0, 2), 45);
  await share('meera', 'thandiwe', [{ scope: 'essays', item_id: named(essays, 'Storing onions').id }], 30);
  const { shares } = await share('nadia', 'daniel', everything.slice(0, 1), null);
  await named(students, 'nadia').call(revokeMentorShare, { body: { share_id: shares[0]?._id ?? '' } });
}

type Item = { scope: 'record' | 'essays' | 'documents' | 'videos'; item_id: string | null };
const one = async (student: Person, mentor: Person, items: readonly Item[], ends: number | null) =>
  await student.call(addMentorShares, {
    body: { mentor_id: mentor.id, items: [...items], ends_on: ends === null ? null : dayFromNow(ends) },
  });

export async function seedSessions(database: Database, { students, mentors }: People): Promise<void> {
  for (const [place, session] of demoSessions.entries()) {
    const student = named(students, session.student);
    const mentor = named(mentors, session.mentor);
    const zone = countryOf(student.is.country).zone;
    const query = { date: dayFromNow(1), days: 14, kind: session.kind, mentor_id: mentor.id, zone };
    const { slots } = await student.call(bookings.listSlots, { query });
    // spread over the days ahead
    const slot = slots[Math.floor((slots.length * (place + 1)) / (demoSessions.length + 3))];
    if (!slot) throw new Error(`${mentor.name} has no free time`);
    const { date, time, starts_at } = slot;
    const { session: booked } = await student.call(bookings.bookSession, {
      body: { kind: session.kind, date, time, starts_at, zone, mentor_id: mentor.id, note: session.note },
    });
    await live(database, { session, id: booked._id, startsAt: new Date(booked.starts_at) }, { student, mentor });
  }
}

type Booked = { session: DemoSession; id: string; startsAt: Date };

/** Brings a session that was just booked into its state. */
async function live(
  database: Database,
  booked: Booked,
  { student, mentor }: { student: Person; mentor: Person },
): Promise<void> {
  const { session, id, startsAt } = booked;
  const params = { id };
  const quarter = minutes(15);
  const past = () => placeSession(database, id, pastOf(startsAt, session.ago ?? 1));
  switch (session.state) {
    case 'ahead':
      return;
    case 'moved': {
      const query = { date: dayFromNow(5), days: 14, kind: session.kind, mentor_id: mentor.id };
      const { slots } = await student.call(bookings.listSlots, { query });
      await student.call(bookings.moveSession, { params, body: { starts_at: slots.at(-3)?.starts_at ?? '' } });
      return;
    }
    case 'soon':
      return await placeSession(database, id, new Date(Math.ceil(Date.now() / quarter + 1) * quarter));
    case 'held':
      await past();
      await student.call(bookings.giveFeedback, {
        params,
        body: { rating: session.rating ?? 5, words: session.feedback ?? '' },
      });
      await student.call(bookings.saveNotes, { params, body: { notes: 'To do: read it aloud once.' } });
      await mentor.call(bookings.saveNotes, { params, body: { notes: session.mentorNotes ?? '' } });
      return;
    case 'cancelled by student':
      await student.call(bookings.cancelSession, { params, body: { reason: 'We have an examination that day.' } });
      return await past();
    case 'cancelled by mentor':
      await mentor.call(bookings.cancelSession, {
        params,
        body: { reason: 'I am ill. Please take another time, I am sorry.' },
      });
      return await past();
    default:
      // who did not come can be said once it has begun
      await placeSession(database, id, new Date(Math.floor(Date.now() / quarter - 1) * quarter));
      await (session.state === 'missed by student' ? mentor : student).call(bookings.reportNoShow, { params });
      return await past();
  }
}

/** At the same time of day, so many days ago. */
const pastOf = (startsAt: Date, ago: number) => {
  const daysAhead = Math.ceil((startsAt.getTime() - Date.now()) / days(1));
  return new Date(startsAt.getTime() - days(daysAhead + ago));
};

export async function seedTalks({ students, mentors }: People): Promise<void> {
  for (const { student: s, mentor: m, said, unread } of demoTalks) {
    const sides = { s: named(students, s), m: named(mentors, m) };
    const other = { s: sides.m, m: sides.s };
    for (const [by, text] of said)
      await sides[by].call(sendMessage, { params: { personId: other[by].id, id: randomUUID() }, body: { text } });
    for (const reader of ['s', 'm'] as const)
      if (reader !== unread)
        await sides[reader].call(markRead, { params: { personId: other[reader].id }, body: { seq: said.length } });
  }
  const otieno = named(students, 'otieno');
  const params = { personId: named(mentors, 'anneke').id };
  await otieno.call(listMessages, { params, query: {} });
  await otieno.call(reportPerson, { params, body: { reason: 'other', words: 'I pressed this by accident, sorry.' } });
}

export async function seedVideos({ students, mentors }: People): Promise<void> {
  const submit = async (key: string, mentor: Person, link: string, notes: string) => {
    const id = randomUUID();
    const body = { id, type: 'visa' as const, notes, mentor_id: mentor.id, link };
    await named(students, key).call(videos.submitVideoLink, { body });
    return { id };
  };
  const farhana = named(mentors, 'farhana');
  const comment = async (params: { id: string }, at_seconds: number | null, text: string) =>
    await farhana.call(videos.commentOnVideo, { params, body: { comment_id: randomUUID(), at_seconds, text } });
  const nadia = await submit('nadia', farhana, 'https://videos.example.com/nadia-1', 'Second try, in the library.');
  await comment(nadia, 42, 'Good: you name the sum. Say in whose account it is.');
  await comment(nadia, 131, 'Here you look at your paper. You know this, put it away.');
  const reviewed = await submit('zainab', farhana, 'https://videos.example.com/zainab', '');
  await comment(reviewed, null, 'Calm from beginning to end.');
  await farhana.call(videos.reviewVideo, {
    params: reviewed,
    body: { status: 'reviewed', summary: 'You are ready. Sleep well the night before.' },
  });
  await submit('hamza', farhana, 'https://videos.example.com/hamza-3', 'Is my answer about the gap too long?');
  const back = await submit('nadia', farhana, 'https://videos.example.com/nadia-0', 'Too dark');
  await named(students, 'nadia').call(videos.withdrawInterviewVideo, { params: back });
}

export async function seedHelp({ students, admin }: People): Promise<void> {
  for (const { student: key, subject, message, reply } of demoTickets) {
    const student = named(students, key);
    const params = { id: randomUUID() };
    await student.call(sendTicket, { params, body: { name: student.name, email: addressOf(key), subject, message } });
    if (reply) await admin.call(replyToTicket, { params: { ...params, replyId: randomUUID() }, body: { text: reply } });
    else await admin.call(takeTicket, { params, body: { taken: key === 'linh' } });
  }
}

export async function seedGuardians(
  app: FastifyInstance,
  publicUrl: string | undefined,
  { students }: People,
): Promise<void> {
  for (const [key, label, ends] of [
    ['nadia', 'For my uncle in Chattogram', 120],
    ['nadia', 'For my mother', 30],
    ['rima', 'For my father', 200],
    ['ayesha', 'For my brother', 20],
  ] as const) {
    const student = named(students, key);
    const { guardian_link, url } = await student.call(createGuardianLink, {
      body: { label, ends_on: dayFromNow(ends) },
    });
    const params = { token: url.split('/').at(-1) ?? '' };
    await newCaller(app, publicUrl).call(openGuardianLink, { params, query: {} });
    if (key === 'ayesha') await student.call(revokeGuardianLink, { body: { link_id: guardian_link._id } });
  }
}
