// Where the student lives, as their record says it: only what this device knows of it already. Nothing is asked for.
import { keptAnswers, queryClient } from '#api/query-client.ts';

/** The answers under it say the country of residence; empty where it was not filled in. */
const profileKey = ['profile'] as const;

const countryOf = (answers: readonly unknown[]): string | undefined =>
  answers
    .map((answer) => (answer as { country?: unknown } | null | undefined)?.country)
    .find((country): country is string => typeof country === 'string' && /^[A-Z]{2}$/.test(country));

/** Undefined where this device knows of none. */
export async function ownCountry(): Promise<string | undefined> {
  const inMemory = queryClient.getQueriesData({ queryKey: profileKey }).map(([, answer]) => answer);
  return countryOf(inMemory) ?? countryOf(await keptAnswers(profileKey));
}
