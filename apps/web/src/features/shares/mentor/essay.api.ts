import { getEssay } from '@lantern/contract/essays';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { fresh, mentorKey } from './mentor.api.ts';

/** An essay that is shared; asking for it is an opening that the student can read about. */
export const sharedEssayQuery = (id: string) =>
  queryOptions({
    queryKey: [mentorKey, 'essay', id],
    queryFn: ({ signal }) => call(getEssay, { params: { id } }, { signal }),
    ...fresh,
  });
