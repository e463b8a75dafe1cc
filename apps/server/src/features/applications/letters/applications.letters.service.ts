// What a student does: asks for letters, reminds, takes a request back, reads what may be read.

import { writeMail } from '@lantern/content/mails';
import {
  type askForLetter as askEndpoint,
  isWaiting,
  type Letter,
  letterMessages,
  lettersMax,
  type Recommender,
  recommenderCalls,
  type remindOfLetter as remindEndpoint,
} from '@lantern/contract/applications.letters';
import { days, inSeconds } from '@lantern/contract/durations';
import type { Output, Parsed } from '@lantern/contract/endpoint';
import { knownLanguage, localeOf } from '@lantern/contract/languages';
import { Problem } from '@lantern/contract/problem';
import type { Database } from '#database/database.ts';
import { countTry, type Throttle, tryKey } from '#database/throttles.ts';
import type { Caller } from '#feature/caller.ts';
import { isConfirmed, sendMail } from '#features/accounts/accounts.service.ts';
import { checkEnd, countLink, makeToken } from '#links/secret-links.ts';
import type { Ports } from '#ports/ports.ts';
import { recordService } from '#records/record-service.ts';
import { applicationStore } from '../applications.store.ts';
import { findReadable } from './applications.letter-files.store.ts';
import { letterKey } from './applications.letter-files.ts';
import * as store from './applications.letters.store.ts';
import { recommenderStore } from './applications.recommenders.store.ts';

export const recommenders = recordService({
  calls: recommenderCalls,
  table: 'recommenders',
  store: recommenderStore,
  full: { field: 'name', message: letterMessages.full },
});

export const lettersTopic = 'letters';
/** A recommender is reminded by mail once a day at most, and nobody uses Lantern to mail many people. */
const mailsPerLetter: Throttle = { tries: 1, windowSeconds: inSeconds(days(1)) };
const mailsPerStudent: Throttle = { tries: 15, windowSeconds: inSeconds(days(1)) };
/** Of all students together: accounts are made for nothing, and this installation's name stands on each mail. */
const mailsOfAll: Throttle = { tries: 500, windowSeconds: inSeconds(days(1)) };

type Asking = Pick<Ports, 'database' | 'events' | 'files' | 'jobs'> & { canMail: boolean };
type Send = 'mail' | 'hand';

async function findRecommender(database: Database, userId: string, id: string): Promise<Recommender> {
  const found = await recommenderStore.find(database, userId, id);
  if (!found || found.deleted) throw new Problem('not_found');
  return found.record;
}

async function checkSend({ canMail, database }: Asking, caller: Caller, { email }: Recommender, send: Send) {
  if (send === 'hand') return;
  if (caller.guest) throw Problem.field('send', letterMessages.guest);
  if (!canMail || email === '') throw Problem.field('send', letterMessages.noEmail);
  // strangers are mailed by people whose own address is known to be theirs
  if (!(await isConfirmed(database, caller.id))) throw Problem.field('send', letterMessages.unconfirmed);
}

async function countMail(database: Database, caller: Caller): Promise<void> {
  await countTry(database, tryKey('letter-mails', caller.id), mailsPerStudent);
  await countTry(database, tryKey('letter-mails', 'all'), mailsOfAll);
}

type Mailed = { recommender: Recommender; letter: Letter; mail: 'letterAsked' | 'letterReminder' };

/**
 * Makes a link to a request and mails it, or writes the text that the student hands over: only then the student sees
 * the link.
 */
async function sendLink(
  { jobs }: Asking,
  transaction: Database,
  caller: Caller,
  { recommender, letter, mail }: Mailed,
  send: Send,
  baseUrl: string,
): Promise<{ url: string | null; text: string | null }> {
  const { token, digest } = makeToken();
  await store.insertLink(transaction, letter._id, digest, send === 'hand');
  const url = `${baseUrl}/letter/${token}`;
  const format = new Intl.DateTimeFormat(localeOf(knownLanguage(recommender.language) ?? 'en'), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const written = writeMail(mail, recommender.language, {
    name: recommender.name,
    other: await store.nameOf(transaction, caller.id),
    link: url,
    day: format.format(new Date(`${letter.ends_on}T00:00:00Z`)),
  });
  if (send === 'mail') {
    await jobs.enqueue(transaction, sendMail, { to: recommender.email, ...written });
    await store.setMailed(transaction, caller.id, letter._id);
    // the link is the recommender's alone: with it the student could hand in a letter that they may not even read
    return { url: null, text: null };
  }
  return { url, text: written.text };
}

export async function askForLetter(
  ports: Asking,
  caller: Caller,
  asked: Parsed<typeof askEndpoint>['body'],
  baseUrl: string,
): Promise<Output<typeof askEndpoint>> {
  const { database } = ports;
  checkEnd(asked.ends_on, letterMessages);
  const dueOn = asked.due_on ?? null;
  if (dueOn && dueOn > asked.ends_on) throw Problem.field('ends_on', letterMessages.tooSoon);
  const recommender = await findRecommender(database, caller.id, asked.recommender_id);
  await checkSend(ports, caller, recommender, asked.send);
  const applicationIds = [...new Set(asked.application_ids)];
  const mine = new Set((await applicationStore.list(database, caller.id)).map(({ _id }) => _id));
  if (!applicationIds.every((id) => mine.has(id))) throw Problem.field('application_ids', letterMessages.gone);
  await countLink(database, 'letter', caller.id);
  if (asked.send === 'mail') await countMail(database, caller);
  const made = await database.transaction().execute(async (transaction) => {
    if ((await store.countLetters(transaction, caller.id)) >= lettersMax) throw new Problem('too_many_letters');
    const id = await store.insertLetter(transaction, caller.id, {
      recommenderId: recommender._id,
      applicationIds,
      waived: asked.waived,
      note: asked.note ?? '',
      dueOn,
      endsOn: asked.ends_on,
    });
    await store.dropOldLetters(transaction, caller.id);
    const mail = { recommender, letter: await readLetter(transaction, caller.id, id), mail: 'letterAsked' as const };
    const link = await sendLink(ports, transaction, caller, mail, asked.send, baseUrl);
    return { letter: await readLetter(transaction, caller.id, id), ...link };
  });
  if (asked.send === 'mail')
    // counted, so that no reminder follows on the same day
    await countTry(database, tryKey('letter-mail', made.letter._id), mailsPerLetter);
  ports.events.publish(caller.id, { topic: lettersTopic, id: made.letter._id });
  return made;
}

async function readLetter(database: Database, userId: string, id: string): Promise<Letter> {
  const letter = await store.findLetter(database, userId, id);
  if (!letter) throw new Problem('not_found');
  return letter;
}

export async function remindOfLetter(
  ports: Asking,
  caller: Caller,
  { letter_id, send }: Parsed<typeof remindEndpoint>['body'],
  baseUrl: string,
): Promise<Output<typeof remindEndpoint>> {
  const { database } = ports;
  const letter = await readLetter(database, caller.id, letter_id);
  const recommender = await findRecommender(database, caller.id, letter.recommender_id);
  requireWaiting(letter);
  await checkSend(ports, caller, recommender, send);
  await countLink(database, 'letter', caller.id);
  if (send === 'mail') {
    await countTry(database, tryKey('letter-mail', letter._id), mailsPerLetter);
    await countMail(database, caller);
  }
  const made = await database.transaction().execute(async (transaction) => {
    const held = await store.lockLetter(transaction, caller.id, letter._id);
    if (!held) throw new Problem('not_found');
    requireWaiting(held);
    await store.countReminder(transaction, caller.id, held._id);
    const mail = { recommender, letter: held, mail: 'letterReminder' as const };
    const link = await sendLink(ports, transaction, caller, mail, send, baseUrl);
    return { letter: await readLetter(transaction, caller.id, held._id), ...link };
  });
  ports.events.publish(caller.id, { topic: lettersTopic, id: letter._id });
  return made;
}

function requireWaiting(letter: Letter): void {
  if (letter.state === 'received') throw new Problem('letter_received', { detail: 'The letter is here already.' });
  if (!isWaiting(letter)) throw new Problem('letter_closed');
}

export async function withdrawLetter({ database, events }: Asking, caller: Caller, id: string): Promise<Letter> {
  const letter = await database.transaction().execute(async (transaction) => {
    const held = await store.lockLetter(transaction, caller.id, id);
    if (!held) throw new Problem('not_found');
    if (held.state === 'received') throw new Problem('letter_received', { detail: 'The letter is here already.' });
    await store.withdrawLetter(transaction, caller.id, id);
    return await readLetter(transaction, caller.id, id);
  });
  events.publish(caller.id, { topic: lettersTopic, id: letter._id });
  return letter;
}

/** A letter that the student may read. With the waiver no query of a student's finds its file. */
export async function openLetter({ database, files }: Asking, caller: Caller, id: string) {
  const letter = await readLetter(database, caller.id, id);
  if (letter.waived) throw new Problem('letter_sealed');
  const found = await findReadable(database, caller.id, id);
  const file = found && (await files.open(letterKey(found.key)));
  if (!file) throw new Problem('not_found');
  return { name: `${found.name}.pdf`, ...file };
}
