import { getMentorProfile, type MentorProfile, saveMentorProfile } from '@lantern/contract/mentors';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { putAnswer } from '#api/query-client.ts';

export const mentorProfileQuery = queryOptions({
  queryKey: ['mentors', 'own'],
  queryFn: ({ signal }) => call(getMentorProfile, {}, { signal }),
  staleTime: 0,
});

export async function saveProfile(profile: MentorProfile, base_revision: number) {
  const saved = await call(saveMentorProfile, { body: { profile, base_revision } });
  await putAnswer(mentorProfileQuery.queryKey, saved);
  return saved;
}
