// A student with something in every table, and with a marker of its own in every text that can hold one: what an export
// must show, an erasure must remove and a backup must keep.
import { randomUUID } from 'node:crypto';
import { changeEmail } from '@lantern/contract/accounts';
import { addActivity } from '@lantern/contract/activities';
import { createShareLink, openShareLink } from '@lantern/contract/documents.sharing';
import { startDraft, updateEssay } from '@lantern/contract/essays';
import { saveBrainstorm, saveIdea, saveInput } from '@lantern/contract/essays.brainstorm';
import { evaluateEssay, setModelSettings } from '@lantern/contract/essays.evaluations';
import { addToLog } from '@lantern/contract/essays.log';
import { addEssayPrompt } from '@lantern/contract/essays.prompts';
import { nameVersion } from '@lantern/contract/essays.versions';
import { saveBasicInformation, saveEmergencyContact } from '@lantern/contract/profile';
import { sql } from 'kysely';
import type { Database } from '#database/database.ts';
import { lookAt } from '#features/documents/documents.look.ts';
import { makePhoto } from '../house/world.ts';
import { goodPassword, type Person, type TestApp } from './app.ts';
import { makePdf } from './pdf.ts';
import { paper } from './vault.ts';

const must = ({ status, body }: { status: number; body: unknown }) => {
  if (status !== 200) throw new Error(`planting was refused: ${status} ${JSON.stringify(body)}`);
};

const idea = {
  title: 'The list on the roof',
  summary: 'What a flood took from a school library.',
  how_to_start: 'Begin with the second shelf.',
  what_to_include: ['The forty-one books'],
  why_it_works: 'Nobody else was on that roof.',
};

/** Uses every feature once. Lines break in odd places on purpose. */
export async function useEverything(app: TestApp, person: Person): Promise<void> {
  const { call, user } = person;
  const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  must(
    await call(saveBasicInformation, {
      body: { firstName: 'Nadia', lastName: 'Karim', oneName: false, preferredName: '', phone: '' },
    }),
  );
  must(
    await call(saveEmergencyContact, {
      body: { emergencyName: 'Rafi', emergencyPhone: '+880 1712 345678', emergencyRelation: 'Brother' },
    }),
  );
  await makePhoto(person);
  must(await call(addActivity, { body: { name: 'Rowing', duration: '2025-01 - present', weeklyHours: 2 } }));

  must(await call(saveIdea, { body: idea }));
  const essay_id = randomUUID();
  must(await call(startDraft, { body: { essay_id, title: 'The ferry at dawn', essay_type: 'SOP' } }));
  const final_text = 'We crossed\u2028before\r\nsunrise.\tA "quoted" \\ line: 🛶 \ufeff নদী نهر\n'.repeat(40);
  must(await call(updateEssay, { body: { essay_id, final_text, base_revision: 1, save_id: randomUUID() } }));
  must(await call(nameVersion, { body: { essay_id, name: 'First try' } }));
  must(await call(evaluateEssay, { body: { essay_id, essay_text: final_text } }));
  must(await call(addEssayPrompt, { body: { essay_id, prompt: 'Why here?' } }));
  const sitting = { id: randomUUID(), started_at: '2026-11-20T10:00:00Z', ended_at: '2026-11-20T10:20:00Z' };
  must(
    await call(addToLog, {
      body: { essay_id, sittings: [{ ...sitting, typed: 800, pasted: 0, deleted: 90, pastes: 0 }] },
    }),
  );
  const went = {
    traits: ['curiosity'],
    reflections: { 'curiosity-1': 'The water came.' },
    ec_activities: [{ name: 'Rowing' }],
  };
  must(await call(saveInput, { body: { ...went, run_id: randomUUID(), generated_ideas: [idea] } }));
  const state = { step: 1, answers: {}, reflections: {}, activities: [], ideas: [] };
  must(await call(saveBrainstorm, { body: { state, base_revision: 0 } }));
  must(await call(setModelSettings, { body: { enabled: false } }));

  const { _id } = await paper(person, { custom_name: `Grade 12 ${randomUUID()}` }, makePdf('Words of a transcript'));
  await paper(person, { replaces: _id }, makePdf('Words of a newer transcript'));
  await lookAtAll(app);
  const shared = await call(createShareLink, {
    body: { document_ids: [_id], label: 'For a school', ends_on: inAMonth },
  });
  must(shared);
  must(await app.stranger().call(openShareLink, { params: { token: shared.body.url.split('/').at(-1) ?? '' } }));

  must(await call(changeEmail, { body: { newEmail: `${randomUUID()}@example.org`, password: goodPassword } }));
  // what only a second factor, a model or a mentor's share makes
  const { database } = app;
  const mentor = await app.mentor();
  await database
    .insertInto('shares')
    .values({ student_id: user.id, mentor_id: mentor.user.id, scope: 'essays' })
    .execute();
  await database
    .insertInto('two_factors')
    .values({ id: randomUUID(), user_id: user.id, secret: 'x', backup_codes: 'x' })
    .execute();
  await database
    .insertInto('used_codes')
    .values({ user_id: user.id, code_digest: Buffer.from('used') })
    .execute();
  await database.insertInto('document_uploads').values({ id: randomUUID(), user_id: user.id, bytes: 1000 }).execute();
  await database.insertInto('model_uses').values({ user_id: user.id, day: '2026-11-20', tokens: 12 }).execute();
}

/** Afterwards no paper is still waiting for its thumbnail. */
export async function lookAtAll({ database, ports }: TestApp): Promise<void> {
  const unseen = await database
    .selectFrom('document_files')
    .select('key')
    .where('state', '=', 'kept')
    .where('checks', 'is', null)
    .execute();
  for (const { key } of unseen) await lookAt(ports, key);
}

export type OwnedTable = { name: string; where: string };

/** Every table whose rows lead to a person, and how: `$1` stands for the person's id. */
export async function listOwnedTables(database: Database): Promise<OwnedTable[]> {
  const { rows: links } = await sql<{ name: string; column: string; parent: string; parent_column: string }>`
    select child.relname as name, a.attname as column, parent.relname as parent, b.attname as parent_column
    from pg_constraint f
    join pg_class child on child.oid = f.conrelid and child.relnamespace = 'public'::regnamespace
    join pg_class parent on parent.oid = f.confrelid
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1]
    where f.contype = 'f' order by (parent.relname = 'users') desc, a.attnotnull desc, child.relname, a.attname`.execute(
    database,
  );
  const owned = new Map<string, string>([['users', 'id = $1']]);
  // an administrator's link or a mentor's share is not the student's own
  const others = new Set(['created_by', 'mentor_id', 'photo_key', 'idea_id']);
  for (let before = 0; before < owned.size; ) {
    before = owned.size;
    for (const { name, column, parent, parent_column } of links) {
      const where = owned.get(parent);
      if (!where || owned.has(name) || others.has(column)) continue;
      owned.set(
        name,
        parent === 'users' ? `${column} = $1` : `${column} in (select ${parent_column} from ${parent} where ${where})`,
      );
    }
  }
  return [...owned].map(([name, where]) => ({ name, where }));
}

export type Marker = { table: string; column: string; marker: string };

const tries = (type: string, marker: string): string[] => {
  if (type === 'jsonb') return [JSON.stringify({ planted: marker }), JSON.stringify([{ planted: marker }])];
  if (type === '_text') return [`{"${marker}"}`];
  return [marker, `${marker}.pdf`];
};

/** Writes a marker into every text of a person's rows; answers those that hold one and those that refuse any word. */
export async function plantMarkers(
  database: Database,
  userId: string,
  without: readonly string[],
): Promise<{ planted: Marker[]; refused: string[] }> {
  const planted: Marker[] = [];
  const refused: string[] = [];
  for (const { name, where } of await listOwnedTables(database)) {
    const here = where.replaceAll('$1', `'${userId}'`);
    const { rows: found } = await sql
      .raw<{ count: number }>(`select count(*)::int as count from ${name} where ${here}`)
      .execute(database);
    if (!found[0]?.count) throw new Error(`nothing is planted in ${name}: let useEverything() use it`);
    const { rows: columns } = await sql<{ column: string; type: string }>`
      select attname as column, typname as type from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and typname in ('text', '_text', 'jsonb')`.execute(database);
    for (const { column, type } of columns) {
      if (without.includes(`${name}.${column}`)) continue;
      const marker = `planted-${name}-${column}-${randomUUID().slice(0, 8)}`.replaceAll('_', '-');
      const isIn = await firstThat(tries(type, marker), async (value) => {
        // one row is enough, and what must be unique can then be
        await sql
          .raw(
            `update ${name} set "${column}" = $tag$${value}$tag$ where ctid = (select min(ctid) from ${name} where ${here})`,
          )
          .execute(database);
      });
      if (isIn) planted.push({ table: name, column, marker });
      else refused.push(`${name}.${column}`);
    }
  }
  return { planted, refused };
}

async function firstThat(values: readonly string[], attempt: (value: string) => Promise<void>): Promise<boolean> {
  for (const value of values) {
    const worked = await attempt(value).then(
      () => true,
      () => false,
    );
    if (worked) return true;
  }
  return false;
}
