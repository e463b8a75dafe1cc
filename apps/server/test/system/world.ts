// The people of the system tests: one of each relation to the owner, and the owner's things, made through the contract.
import { randomUUID } from 'node:crypto';
import { shareScopes } from '@lantern/contract/access';
import { startDraft } from '@lantern/contract/essays';
import { listVersions, nameVersion } from '@lantern/contract/essays.versions';
import { getProfile, savePhoto } from '@lantern/contract/profile';
import { type Person, startTestApp, type TestApp } from '../support/app.ts';

export const relations = [
  'signed out',
  'owner',
  'other student',
  'guest',
  'mentor without a share',
  'mentor with a live share',
  'mentor with a revoked share',
  'mentor with an expired share',
  'administrator',
] as const;
export type Relation = (typeof relations)[number];

export type Caller = Pick<Person, 'call' | 'cookies'> & { user?: Person['user'] };

export type World = {
  app: TestApp;
  people: Record<Relation, Caller>;
  owner: Person;
  /** The same sign-in with cookies of its own, so that an answer cannot change them for others. */
  copyOf(relation: Relation): Caller;
  /** Somebody new who stands in that relation, for calls that end sessions or change the account. */
  another(relation: Relation): Promise<Caller>;
};

/** A PNG of one grey pixel. */
export const smallPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const inMs = (hours: number) => new Date(Date.now() + hours * 3_600_000);

export async function makeWorld(): Promise<World> {
  const app = await startTestApp();
  const owner = await app.student('Nadia Karim');

  async function share(mentor: Person, until: Date | null, revokedAt: Date | null): Promise<Person> {
    const common = { student_id: owner.user.id, mentor_id: mentor.user.id, until, revoked_at: revokedAt };
    await app.database
      .insertInto('shares')
      .values(shareScopes.map((scope) => ({ ...common, scope })))
      .execute();
    return mentor;
  }

  async function make(relation: Relation): Promise<Caller> {
    switch (relation) {
      case 'signed out':
        return app.stranger();
      case 'owner':
      case 'other student':
        return await app.student();
      case 'guest': {
        const guest = await app.student('Guest');
        await app.database.updateTable('users').set({ guest: true }).where('id', '=', guest.user.id).execute();
        return guest;
      }
      case 'mentor without a share':
        return await app.mentor();
      case 'mentor with a live share':
        return await share(await app.mentor(), inMs(24), null);
      case 'mentor with a revoked share':
        return await share(await app.mentor(), null, inMs(-1));
      case 'mentor with an expired share':
        return await share(await app.mentor(), inMs(-1), null);
      case 'administrator':
        return await app.admin();
    }
  }

  const people = {} as Record<Relation, Caller>;
  for (const relation of relations) people[relation] = relation === 'owner' ? owner : await make(relation);

  return {
    app,
    people,
    owner,
    copyOf(relation) {
      const { user, cookies } = people[relation];
      const copy = app.stranger();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return { ...copy, user };
    },
    another: make,
  };
}

export async function makeEssay(person: Caller): Promise<string> {
  const { status, body } = await person.call(startDraft, { body: { title: 'The ferry at dawn', essay_type: 'SOP' } });
  if (status !== 200) throw new Error(`a draft was refused: ${JSON.stringify(body)}`);
  return body.essay._id;
}

/** An essay with a named version. */
export async function makeVersion(person: Caller): Promise<{ id: string; versionId: string }> {
  const id = await makeEssay(person);
  await person.call(nameVersion, { body: { essay_id: id, name: 'First try' } });
  const { body } = await person.call(listVersions, { params: { id } });
  return { id, versionId: body.versions[0]?.id ?? randomUUID() };
}

export async function makePhoto(person: Caller): Promise<string> {
  await person.call(savePhoto, {}, { headers: { 'content-type': 'image/png' }, bytes: smallPng });
  const { body } = await person.call(getProfile);
  return /[0-9a-f-]{36}/.exec(body.profile.profilePhoto ?? '')?.[0] ?? randomUUID();
}
