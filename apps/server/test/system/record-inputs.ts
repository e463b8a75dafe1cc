// The role matrix's entries for the usual calls of records, from one body that is taken.

import type { RecordCalls } from '@lantern/contract/record';
import { nameOfCall } from '@lantern/contract/record-declaration';
import type { KeyedCalls, SingleCalls } from '@lantern/contract/record-keyed';
import type { Entry } from './entry.ts';
import type { Caller } from './world.ts';

type Entries = Record<string, Entry>;

const named = (calls: { noun: { one: string; many: string } }, entries: Entries): Entries =>
  Object.fromEntries(Object.entries(entries).map(([call, entry]) => [nameOfCall(call, calls.noun), entry]));

const ofOwner: Entry = { isOwners: true, input: ({ owner }) => ({ params: { studentId: owner.user.id } }) };

/** `body` makes what `add` takes. */
export function recordInputs(calls: RecordCalls, body: () => object): Entries {
  /** The owner's list grows with the calls of the matrix: half full, it is emptied. */
  async function makeRoom(person: Caller): Promise<void> {
    const { body: listed } = await person.call(calls.list, { params: { studentId: person.user?.id } });
    const records = (listed as unknown as Record<string, { _id: string }[]>)[calls.many] ?? [];
    if (records.length < calls.most / 2) return;
    for (const { _id } of records) await person.call(calls.delete, { params: { id: _id } });
  }
  async function make(person: Caller): Promise<string> {
    await makeRoom(person);
    const answer = await person.call(calls.add, { body: body() });
    if (answer.status !== 200) throw new Error(`${calls.noun.one} was refused: ${JSON.stringify(answer.body)}`);
    return (answer.body as unknown as Record<string, { _id: string }>)[calls.one]?._id ?? '';
  }
  const onOne: Entry = { isOwners: true, input: async ({ owner }) => ({ params: { id: await make(owner) } }) };
  return named(calls, {
    list: ofOwner,
    add: { input: () => ({ body: body() }) },
    update: { isOwners: true, input: async ({ owner }) => ({ params: { id: await make(owner) }, body: body() }) },
    delete: onOne,
    restore: {
      isOwners: true,
      input: async ({ owner }) => {
        const id = await make(owner);
        await owner.call(calls.delete, { params: { id } });
        return { body: { id } };
      },
    },
    deleted: {},
    ...(calls.reorder && {
      reorder: { isOwners: true, input: async ({ owner }) => ({ body: { ids: [await make(owner)] } }) },
    }),
  });
}

/** @public `id` is one that the feature knows. */
export function keyedInputs(calls: KeyedCalls, id: string, body: () => object): Entries {
  return named(calls, { list: ofOwner, put: { input: () => ({ params: { id }, body: body() }) } });
}

/** For one record a student. */
export function singleInputs(calls: SingleCalls, body: () => object): Entries {
  return named(calls, { get: ofOwner, save: { input: () => ({ body: body() }) } });
}
