// What those who run an installation ask about accounts. Nothing of it is kept on the device.
import { findPeople, readPerson, type WholePerson } from '@lantern/contract/people';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { queryClient } from '#api/query-client.ts';

export const search = async (words: string) => (await call(findPeople, { body: { words } })).people;

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['people', id],
    queryFn: async ({ signal }) => (await call(readPerson, { params: { id } }, { signal })).person,
    persister: undefined,
    staleTime: 0,
  });

/** What a decision answered takes the place of what was read before. */
export function putPerson(person: WholePerson): void {
  queryClient.setQueryData(personQuery(person.id).queryKey, person);
}
