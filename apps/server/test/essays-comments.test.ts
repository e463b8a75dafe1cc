// A mentor's comments on an essay: on the text that was read, under the share, one side's words not the other's.
import { randomUUID } from 'node:crypto';
import * as essays from '@lantern/contract/essays';
import * as comments from '@lantern/contract/essays.comments';
import * as versions from '@lantern/contract/essays.versions';
import { listNotifications } from '@lantern/contract/notifications';
import { listWaiting } from '@lantern/contract/shares.students';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from './support/app.ts';
import { must } from './support/must.ts';

const text = 'We crossed before sunrise. The water was grey, and my father did not speak.';

/** The reply of a call that must go well. */
function done<Reply extends { status: number; body: unknown }>(reply: Reply): Reply {
  must(reply);
  return reply;
}

let t: TestApp;
let student: Person;
let mentor: Person;
let other: Person;
let essay: essays.Essay;

beforeAll(async () => {
  t = await startTestApp();
  student = await t.student('Nadia Karim');
  [mentor, other] = [await t.mentor('Tanvir'), await t.mentor('Rina')];
  for (const { user } of [mentor, other]) await share(user.id);
});
afterAll(() => t.stop());

const share = (mentorId: string) =>
  t.database
    .insertInto('shares')
    .values({ student_id: student.user.id, mentor_id: mentorId, scope: 'essays' })
    .execute();

beforeEach(async () => {
  const started = done(await student.call(essays.startDraft, { body: { title: 'The ferry' } }));
  essay = await save(started.body.essay, text);
});

async function save({ _id, revision }: essays.Essay, final_text: string) {
  const body = { essay_id: _id, final_text, base_revision: revision };
  return done(await student.call(essays.updateEssay, { body })).body.essay;
}

const said = (quote: string, more: object = {}) => ({
  comment_id: randomUUID(),
  revision: essay.revision,
  start: text.indexOf(quote),
  quote,
  text: 'Which colour of grey?',
  replacement: null,
  ...more,
});
const add = (body: object, person = mentor) =>
  person.call(comments.addComment, { params: { id: essay._id }, body: body as never });
const listOf = async (person: Person) =>
  done(await person.call(comments.listComments, { params: { id: essay._id } })).body.comments;
const paramsOf = (comment: comments.EssayComment) => ({ id: essay._id, commentId: comment._id });
const decide = (comment: comments.EssayComment, state: string) =>
  student.call(comments.decideComment, { params: paramsOf(comment), body: { state } });

describe('commenting', () => {
  test('a comment stays with the text that it was made for, when the essay goes on', async () => {
    const { comment } = done(await add(said('grey'))).body;
    expect(comment).toMatchObject({
      revision: essay.revision,
      quote: 'grey',
      before: 'We crossed before sunrise. The water was ',
      after: ', and my father did not speak.',
      state: 'open',
      mentor: { id: mentor.user.id, name: 'Tanvir' },
      replies: [],
    });
    await save(essay, 'Another text.');
    expect(await listOf(student)).toEqual([comment]);
    const kept = await mentor.call(versions.getVersion, {
      params: { id: essay._id, versionId: comment.version_id },
    });
    expect(kept.body).toMatchObject({ text, kind: 'commented' });
  });

  test('sent twice it is one, and two on one text share its version', async () => {
    const body = said('grey');
    const [first, again, second] = [await add(body), await add(body), await add(said('father'))];
    expect(again.body.comment).toEqual(first.body.comment);
    expect(second.body.comment.version_id).toBe(first.body.comment.version_id);
    expect(await listOf(mentor)).toHaveLength(2);
  });

  test('on words that are not there any more nothing is added', async () => {
    const body = said('grey');
    await save(essay, text.replace('grey', 'green'));
    expect((await add(body)).body.code).toBe('stale_revision');
    expect((await add({ ...body, revision: essay.revision + 1 })).body).toMatchObject({
      code: 'invalid_request',
      fields: { quote: expect.any(String) },
    });
    expect(await listOf(student)).toEqual([]);
  });

  test.each([
    ['no words', { quote: '' }],
    ['a place before the text', { start: -1 }],
    ['a place behind it', { start: 5000 }],
    ['neither comment nor suggestion', { text: '  ' }],
    ['the same words again', { replacement: 'grey' }],
    ['a book', { text: 'x'.repeat(2001) }],
    ['half a character', { quote: '\ud83d' }],
    ['an unknown field', { state: 'accepted' }],
  ])('%s: a clear problem', async (_, wrong) => {
    const { status, body } = await add(said('grey', wrong));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'invalid_request' });
  });

  test('an essay has room for 200', async () => {
    const { comment } = done(await add(said('grey'))).body;
    const row = await t.database
      .selectFrom('essay_comments')
      .selectAll()
      .where('id', '=', comment._id)
      .executeTakeFirstOrThrow();
    await t.database
      .insertInto('essay_comments')
      .values(Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() })))
      .execute();
    expect((await add(said('grey'))).body.code).toBe('too_many_comments');
    expect(done(await student.call(essays.getEssay, { params: { id: essay._id } })).body.comment_count).toBe(200);
    expect(done(await mentor.call(essays.getEssay, { params: { id: essay._id } })).body.comment_count).toBeUndefined();
  });
});

describe('what becomes of it', () => {
  test('a suggestion is accepted, opened again, rejected; a comment alone is resolved', async () => {
    const suggestion = done(await add(said('grey', { replacement: 'the grey of lead', text: '' }))).body.comment;
    const comment = done(await add(said('father'))).body.comment;
    for (const state of ['accepted', 'open', 'rejected', 'rejected'])
      expect((await decide(suggestion, state)).body.comment).toMatchObject({ state });
    expect((await decide(comment, 'accepted')).body).toMatchObject({ fields: { state: expect.any(String) } });
    expect((await decide(comment, 'resolved')).body.comment.decided_at).toEqual(expect.any(String));
    expect((await listOf(mentor)).map(({ state }) => state)).toEqual(['rejected', 'resolved']);
  });

  test('both answer, once each time, at most 20 times', async () => {
    const { comment } = done(await add(said('grey'))).body;
    const reply = (person: Person, reply_id: string, words: string) =>
      person.call(comments.replyToComment, { params: paramsOf(comment), body: { reply_id, text: words } });
    const id = randomUUID();
    await reply(student, id, 'Like lead.');
    await reply(student, id, 'Like lead.');
    const { body } = await reply(mentor, randomUUID(), 'Then write that.');
    expect(body.comment.replies.map(({ by, text }) => [by, text])).toEqual([
      ['student', 'Like lead.'],
      ['mentor', 'Then write that.'],
    ]);
    for (let sent = 2; sent < 20; sent += 1) done(await reply(student, randomUUID(), 'And?'));
    expect((await reply(student, randomUUID(), 'And?')).body.code).toBe('too_many_replies');
    const second = done(await add(said('father'))).body.comment;
    const taken = await student.call(comments.replyToComment, {
      params: paramsOf(second),
      body: { reply_id: id, text: 'And?' },
    });
    expect(taken.body.code).toBe('id_taken');
  });

  test('a mentor takes it back, twice, and puts it back', async () => {
    const { comment } = done(await add(said('grey'))).body;
    const params = paramsOf(comment);
    done(await mentor.call(comments.deleteComment, { params }));
    done(await mentor.call(comments.deleteComment, { params }));
    expect([await listOf(student), await listOf(mentor)]).toEqual([[], []]);
    expect((await decide(comment, 'resolved')).status).toBe(404);
    done(await mentor.call(comments.restoreComment, { params }));
    expect(await listOf(student)).toEqual([comment]);
  });
});

describe('who is told', () => {
  const newsOf = async (person: Person) =>
    done(await person.call(listNotifications, { query: {} })).body.notifications.map(({ title, path }) => [
      title,
      path,
    ]);
  const waitingFor = async (person: Person) =>
    done(await person.call(listWaiting)).body.waiting.flatMap(({ id, path }) => (id === essay._id ? [path] : []));

  test('the student of comments, once; the mentor of an answer, and it waits until they answer', async () => {
    expect(await waitingFor(mentor)).toEqual([`/mentor/essays/${essay._id}`]);
    const { comment } = done(await add(said('grey'))).body;
    await add(said('father'));
    expect(await waitingFor(mentor)).toEqual([]);
    const toStudent = (await newsOf(student)).filter(([, path]) => path?.includes(essay._id));
    expect(toStudent).toEqual([['Tanvir commented on “The ferry”', `/essay/edit/${essay._id}`]]);
    const reply = (person: Person) =>
      person.call(comments.replyToComment, {
        params: paramsOf(comment),
        body: { reply_id: randomUUID(), text: 'Like lead.' },
      });
    done(await reply(student));
    expect((await newsOf(mentor)).filter(([, path]) => path?.includes(essay._id))).toEqual([
      ['Nadia Karim answered your comment on “The ferry”', `/mentor/essays/${essay._id}`],
    ]);
    expect([await waitingFor(mentor), await waitingFor(other)]).toEqual([
      [`/mentor/essays/${essay._id}`],
      [`/mentor/essays/${essay._id}`],
    ]);
    done(await reply(mentor));
    expect(await waitingFor(mentor)).toEqual([]);
  });
});

describe('who', () => {
  test('a mentor reads and touches only their own comments', async () => {
    const { comment } = done(await add(said('grey'))).body;
    expect(await listOf(other)).toEqual([]);
    const params = paramsOf(comment);
    const answers = [
      await other.call(comments.replyToComment, { params, body: { reply_id: randomUUID(), text: 'And?' } }),
      await other.call(comments.deleteComment, { params }),
      await other.call(comments.restoreComment, { params }),
      await add({ ...said('grey'), comment_id: comment._id }, other),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(['not_found', 'not_found', 'not_found', 'id_taken']);
    expect(await listOf(student)).toEqual([comment]);
  });

  test('its writer comments nothing, a stranger and another student reach nothing', async () => {
    const { comment } = done(await add(said('grey'))).body;
    const stranger = { ...mentor, ...t.stranger() };
    const outsider = await t.student('Else');
    expect((await add(said('grey'), student)).status).toBe(403);
    expect((await add(said('grey'), stranger)).status).toBe(401);
    for (const [person, status] of [
      [outsider, 404],
      [stranger, 401],
    ] as const) {
      const read = await person.call(comments.listComments, { params: { id: essay._id } });
      const done = await person.call(comments.decideComment, {
        params: paramsOf(comment),
        body: { state: 'resolved' },
      });
      expect([read.status, done.status]).toEqual([status, status]);
    }
  });

  test('when the share ends the mentor reads and writes nothing more, and the student keeps all of it', async () => {
    const short = await t.mentor('Short');
    await share(short.user.id);
    const { comment } = done(await add(said('grey'), short)).body;
    await t.database
      .updateTable('shares')
      .set({ revoked_at: new Date() })
      .where('mentor_id', '=', short.user.id)
      .execute();
    const params = paramsOf(comment);
    const answers = [
      await short.call(comments.listComments, { params: { id: essay._id } }),
      await add(said('father'), short),
      await short.call(comments.replyToComment, { params, body: { reply_id: randomUUID(), text: 'And?' } }),
      await short.call(comments.deleteComment, { params }),
      await short.call(comments.restoreComment, { params }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await listOf(student)).toEqual([comment]);
    const answer = { params, body: { reply_id: randomUUID(), text: 'Thank you.' } };
    expect(done(await student.call(comments.replyToComment, answer)).body.comment.replies).toHaveLength(1);
    expect(
      await t.database.selectFrom('notifications').select('id').where('user_id', '=', short.user.id).execute(),
    ).toEqual([]);
    // nor when the account goes
    await t.database.deleteFrom('users').where('id', '=', short.user.id).execute();
    expect(await listOf(student)).toMatchObject([{ quote: 'grey', mentor: null }]);
  });
});
