/** What every kept record tells besides its fields. */
export const kept = ({ revision, updated_at }: { revision: number; updated_at: Date }) => ({
  revision,
  updated_at: updated_at.toISOString(),
});
