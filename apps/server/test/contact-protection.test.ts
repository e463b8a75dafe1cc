// Wherever a student and a mentor read each other: contact details are hidden or refused, and what was written is reported.
import { randomUUID } from 'node:crypto';
import * as bookings from '@lantern/contract/bookings';
import * as chat from '@lantern/contract/chat';
import * as reports from '@lantern/contract/chat.reports';
import { contactRefused } from '@lantern/contract/contacts.kinds';
import { listDocuments } from '@lantern/contract/documents';
import { reviewDocument } from '@lantern/contract/documents.review';
import * as essays from '@lantern/contract/essays';
import * as comments from '@lantern/contract/essays.comments';
import * as videos from '@lantern/contract/interviews.videos';
import { getMentorProfile, saveMentorProfile } from '@lantern/contract/mentors';
import { linkMessages } from '@lantern/contract/outside-link';
import { saveBasicInformation } from '@lantern/contract/profile';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { alwaysOpen, inDays, openMentor } from './support/mentors.ts';
import { paper } from './support/vault.ts';

const number = '01712345678';
const [whole, hidden] = [`Call ${number}.`, 'Call ⟦phone⟧.'];

let t: TestApp;
let student: Person;
let mentor: Person;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.stop());
beforeEach(async () => {
  [student, mentor] = [await t.student('Nadia Karim'), await openMentor(t)];
});

const share = (scope: string) =>
  t.database.insertInto('shares').values({ student_id: student.user.id, mentor_id: mentor.user.id, scope }).execute();

/** Both of age, and agreed. */
async function agree() {
  const born = { date_of_birth: '1999-01-01', first_name: 'Nadia', last_name: 'Karim', preferred_name: '' };
  const rest = { phone: '', address: '', city: '', postal_code: '', country: 'BD', citizenship: 'BD' };
  await t.database
    .insertInto('personal_infos')
    .values({ user_id: student.user.id, ...born, ...rest })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ date_of_birth: '1999-01-01' }))
    .execute();
  for (const [person, whom] of [
    [student, mentor],
    [mentor, student],
  ] as const)
    await person.call(chat.setContact, { params: { personId: whom.user.id }, body: { agreed: true } });
}

async function book(body: object = {}) {
  const asked = { kind: 'free-session', date: inDays(4), time: '10:00', zone: 'UTC', mentor_id: mentor.user.id };
  const answer = await student.call(bookings.bookSession, { body: { ...asked, ...body } as never });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.session;
}

const sessionOf = async (person: Person, id: string) => {
  const { upcoming, past } = (await person.call(bookings.listSessions)).body;
  return [...upcoming, ...past].find(({ _id }) => _id === id);
};

async function comment(more: object = {}) {
  await share('essays');
  const started = (await student.call(essays.startDraft, { body: { title: 'The ferry' } })).body.essay;
  const body = { essay_id: started._id, final_text: 'The water was grey.', base_revision: started.revision };
  const essay = (await student.call(essays.updateEssay, { body })).body.essay;
  const said = { comment_id: randomUUID(), revision: essay.revision, start: 14, quote: 'grey', text: whole };
  const params = { id: essay._id };
  const answer = await mentor.call(comments.addComment, { params, body: { ...said, replacement: null, ...more } });
  return { ...answer, id: said.comment_id, params: { ...params, commentId: said.comment_id } };
}

describe('contact details are hidden until both agree', () => {
  test('in the notes and reasons of a session; who writes notes goes on writing what they wrote', async () => {
    const { _id: id } = await book({ note: whole });
    await mentor.call(bookings.saveNotes, { params: { id }, body: { notes: whole } });
    expect(await sessionOf(mentor, id)).toMatchObject({ note: hidden, mentor_notes: whole });
    expect(await sessionOf(student, id)).toMatchObject({ note: hidden, mentor_notes: hidden });
    await agree();
    expect(await sessionOf(student, id)).toMatchObject({ note: whole, mentor_notes: whole });
    const stranger = await t.student();
    expect((await stranger.call(bookings.saveNotes, { params: { id }, body: { notes: '' } })).body.code).toBe(
      'not_found',
    );
  });

  test('in the reason of a cancelled session, and in the mail about it', async () => {
    const { _id: id } = await book();
    await mentor.call(bookings.cancelSession, { params: { id }, body: { reason: whole } });
    expect(await sessionOf(student, id)).toMatchObject({ cancel_reason: hidden });
    const mailed = async () => (await t.mails(1)).find(({ text }) => text.includes('Call '))?.text ?? '';
    await expect.poll(mailed, { timeout: 20_000 }).toContain('Call [phone number hidden].');
  });

  test('in comments on essays and in the answers to them', async () => {
    const { status, params } = await comment();
    expect(status).toBe(200);
    const reply = { reply_id: randomUUID(), text: whole };
    expect((await student.call(comments.replyToComment, { params, body: reply })).status).toBe(200);
    for (const person of [student, mentor]) {
      const [there] = (await person.call(comments.listComments, { params: { id: params.id } })).body.comments;
      expect([there?.text, there?.replies[0]?.text]).toEqual([hidden, hidden]);
    }
    await agree();
    const [there] = (await student.call(comments.listComments, { params: { id: params.id } })).body.comments;
    expect([there?.text, there?.replies[0]?.text]).toEqual([whole, whole]);
  });

  test('in what is said of an interview on video', async () => {
    await share('videos');
    const id = randomUUID();
    const body = { id, type: 'visa', notes: whole, link: 'https://videos.example.com/1' } as const;
    expect((await student.call(videos.submitVideoLink, { body })).body.notes).toBe(whole);
    const params = { id };
    const said = { comment_id: randomUUID(), at_seconds: 3, text: whole };
    expect((await mentor.call(videos.commentOnVideo, { params, body: said })).body).toMatchObject({
      notes: hidden,
      remarks: [{ text: hidden, author_id: mentor.user.id }],
    });
    await mentor.call(videos.reviewVideo, { params, body: { status: 'reviewed', summary: whole } });
    const read = async () => (await student.call(videos.getInterviewVideo, { params })).body;
    expect(await read()).toMatchObject({ notes: whole, summary: hidden, remarks: [{ text: hidden }] });
    await agree();
    expect(await read()).toMatchObject({ remarks: [{ text: whole }] });
  });
});

describe('contact details are refused', () => {
  test('as a place to meet in a profile; one that is kept since before leads nowhere', async () => {
    const meeting_link = 'https://t.me/farhana';
    const save = { profile: { ...alwaysOpen, meeting_link }, base_revision: 1 };
    expect((await mentor.call(saveMentorProfile, { body: save })).body).toMatchObject({
      status: 422,
      fields: { 'profile.meeting_link': linkMessages.chat },
    });
    const profile = JSON.stringify({ ...alwaysOpen, meeting_link });
    await t.database.updateTable('mentor_profiles').set({ profile }).where('user_id', '=', mentor.user.id).execute();
    expect((await mentor.call(getMentorProfile)).body.profile).toMatchObject({ meeting_link: '', published: true });
  });

  test.each([
    ['expertise', `Visas, ${number}`],
    ['about', 'Write to farhana@gmail.com'],
    ['specialties', ['Visas', 't.me/farhana']],
  ])('on a card that everybody reads: %s', async (field, value) => {
    const profile = { ...alwaysOpen, [field]: value };
    const { body } = await mentor.call(saveMentorProfile, { body: { profile, base_revision: 1 } });
    expect(body).toMatchObject({ status: 422, fields: { [`profile.${field}`]: contactRefused } });
  });

  test.each([
    ['https://wa.me/8801712345678', linkMessages.chat],
    ['https://www.facebook.com/farhana', linkMessages.chat],
    ['https://192.168.0.10/room', linkMessages.outside],
    ['https://printer.local/room', linkMessages.outside],
    ['http://meet.example.org/farhana', linkMessages.https],
  ])('as a place to meet: %s', async (meeting_link, message) => {
    const { _id: id } = await book();
    const links = { meeting_link, recording_link: '' };
    const { body } = await mentor.call(bookings.saveLinks, { params: { id }, body: links });
    expect(body).toMatchObject({ status: 422, fields: { meeting_link: message } });
    const own = { meeting_link: 'https://meet.example.org/farhana?pwd=1234567890', recording_link: '' };
    expect((await mentor.call(bookings.saveLinks, { params: { id }, body: own })).status).toBe(200);
    // one that is kept since before leads nowhere
    await t.database.updateTable('bookings').set({ meeting_link }).where('id', '=', id).execute();
    expect(await sessionOf(student, id)).toMatchObject({ meeting_link: '' });
  });

  test('in the reason why a paper is not taken, and allowed once both agreed', async () => {
    const { _id: document_id, version } = await paper(student);
    await share('documents');
    const body = { document_id, version, status: 'rejected', reason: whole } as const;
    expect((await mentor.call(reviewDocument, { body })).body).toMatchObject({
      status: 422,
      fields: { reason: contactRefused },
    });
    await agree();
    expect((await mentor.call(reviewDocument, { body })).body.document).toMatchObject({
      status_reason: whole,
      reviewer_id: mentor.user.id,
    });
  });

  test('in words that a mentor suggests for an essay; what stands there already may stay', async () => {
    const { body } = await comment({ text: '', replacement: `grey, ${number}` });
    expect(body).toMatchObject({ status: 422, fields: { replacement: contactRefused } });
  });

  test.each([`Nadia ${number}`, 'nadia@example.org', 'Nadia wa.me/880171', 'www.nadia.example'])(
    'as a name: %s',
    async (firstName) => {
      const body = { firstName, lastName: 'Karim', oneName: false, preferredName: '', phone: '' };
      expect((await student.call(saveBasicInformation, { body })).body).toMatchObject({
        status: 422,
        fields: { firstName: 'Do not write a phone number, an email address or a link in a name.' },
      });
    },
  );
});

describe('a report of one thing keeps its words as they were written', () => {
  const report = (person: Person, whom: Person, about: object) =>
    person.call(reports.reportPerson, {
      params: { personId: whom.user.id },
      body: { reason: 'contact', words: '', about } as never,
    });
  const last = async () => (await (await t.admin()).call(reports.listChatReports)).body.reports.at(-1);

  test('of a session, a comment, a video, a paper and a name', async () => {
    const { _id: session } = await book();
    await mentor.call(bookings.saveNotes, { params: { id: session }, body: { notes: whole } });
    expect((await report(student, mentor, { kind: 'session', id: session })).status).toBe(200);
    const words = { by: 'mentor', of: 'notes', text: whole };
    expect((await last())?.messages).toEqual(expect.arrayContaining([expect.objectContaining(words)]));

    const { id } = await comment();
    expect((await report(student, mentor, { kind: 'essay-comment', id })).status).toBe(200);
    expect((await last())?.messages).toMatchObject([{ by: 'mentor', of: 'comment', text: whole }]);

    await share('videos');
    const video = randomUUID();
    const link = 'https://videos.example.com/1';
    await student.call(videos.submitVideoLink, { body: { id: video, type: 'visa', notes: '', link } });
    const said = { comment_id: randomUUID(), at_seconds: null, text: whole };
    await mentor.call(videos.commentOnVideo, { params: { id: video }, body: said });
    expect((await report(student, mentor, { kind: 'video', id: video })).status).toBe(200);
    expect((await last())?.messages).toMatchObject([{ by: 'mentor', of: 'comment', text: whole }]);

    const { _id: document_id, version } = await paper(student);
    await share('documents');
    const verdict = { document_id, version, status: 'rejected', reason: 'Ask me for help elsewhere.' } as const;
    await mentor.call(reviewDocument, { body: verdict });
    const owner = { params: { userId: student.user.id } };
    expect((await student.call(listDocuments, owner)).body.documents[0]).toMatchObject({ reviewer_id: mentor.user.id });
    expect((await report(student, mentor, { kind: 'paper', id: document_id })).status).toBe(200);
    expect((await last())?.messages).toMatchObject([{ by: 'mentor', of: 'reason', text: verdict.reason }]);

    expect((await report(student, mentor, { kind: 'name', id: mentor.user.id })).status).toBe(200);
    expect((await last())?.messages).toMatchObject([
      { by: 'mentor', of: 'name', text: mentor.user.name },
      { by: 'mentor', of: 'card' },
    ]);
    expect((await report(mentor, student, { kind: 'name', id: student.user.id })).status).toBe(200);
    // a session in two reports is one, and each thing has its own
    await report(student, mentor, { kind: 'session', id: session });
    const kept = await t.database
      .selectFrom('chat_reports')
      .select('about')
      .where('reporter_id', '=', student.user.id)
      .orderBy('about')
      .execute();
    expect(kept.map(({ about }) => about.split(':')[0])).toEqual([
      'essay-comment',
      'name',
      'paper',
      'session',
      'video',
    ]);
  });

  test('is for the two whose words they are, and ends all between them when it is decided so', async () => {
    const { _id: id } = await book({ note: 'Hello' });
    const stranger = await t.student();
    expect((await report(stranger, mentor, { kind: 'session', id })).body.code).toBe('not_found');
    expect((await report(student, await openMentor(t), { kind: 'session', id })).body.code).toBe('not_found');
    expect((await report(t.stranger() as Person, mentor, { kind: 'session', id })).body.code).toBe('unauthenticated');
    await report(mentor, student, { kind: 'session', id });
    const params = { id: (await last())?._id };
    await (await t.admin()).call(reports.decideChatReport, { params, body: { decision: 'ended' } });
    expect(await sessionOf(student, id)).toMatchObject({ blocked: true });
  });
});
