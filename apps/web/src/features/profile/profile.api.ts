// What the profile screens ask and what each save refreshes.
import { getPersonalInfo, getProfile, type Profile, type StoredPersonalInfo } from '@lantern/contract/profile';
import { queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#api/call.ts';
import { listen } from '#api/events.ts';
import { putAnswer, queryClient } from '#api/query-client.ts';

export const personalInfoQuery = queryOptions({
  queryKey: ['profile', 'personal-info'],
  queryFn: async ({ signal }) => (await call(getPersonalInfo, {}, { signal })).personalInfo,
});

export const profileQuery = queryOptions({
  queryKey: ['profile', 'page'],
  queryFn: async ({ signal }) => (await call(getProfile, {}, { signal })).profile,
});

/** Names and phone are the same in both: saving the one makes the other old. */
export async function putPersonalInfo(info: StoredPersonalInfo) {
  await putAnswer(personalInfoQuery.queryKey, info);
  await queryClient.invalidateQueries({ queryKey: profileQuery.queryKey });
}

export async function putProfile(profile: Profile) {
  await putAnswer(profileQuery.queryKey, profile);
  await queryClient.invalidateQueries({ queryKey: personalInfoQuery.queryKey });
}

/** Fetches again what another device changes while a screen of the profile is open. */
export function useProfileChanges() {
  useEffect(() => listen('profile', () => void queryClient.invalidateQueries({ queryKey: ['profile'] })), []);
}
