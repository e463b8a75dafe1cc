/** Where the dashboard sends its reader for an essay. */
export const newEssayPath = '/essays';

export function editPath(id: string): string {
  return `/essay/edit/${id}`;
}
