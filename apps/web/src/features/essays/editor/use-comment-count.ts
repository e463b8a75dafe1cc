import { useQuery } from '@tanstack/react-query';
import { essayQuery } from '../essays.api.ts';

/** How many comments mentors made, as the server said last: their code comes only for an essay that has some. */
export function useCommentCount(id: string): number {
  const { data } = useQuery({ ...essayQuery(id), enabled: false, select: ({ comment_count = 0 }) => comment_count });
  return data ?? 0;
}
