// Scholarships for one university, for the page that shows it.
import { listScholarshipsAt } from '@lantern/contract/scholarships';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#api/call.ts';

export type AtUniversity = { id: string; level: 'UG' | 'PG' | 'PhD' | ''; field: string };

export const atUniversityQuery = ({ id, level, field }: AtUniversity) =>
  queryOptions({
    queryKey: ['scholarship-search', 'at', id, level, field],
    queryFn: ({ signal }) => {
      const query = { ...(level && { level }), ...(field && { field: field as 'cs' }) };
      return call(listScholarshipsAt, { params: { id }, query }, { signal });
    },
  });
