/** What every kept record tells besides its fields. */
export const recordMeta = ({ revision, updated_at }: { revision: number; updated_at: Date }) => ({
  revision,
  updated_at: updated_at.toISOString(),
});
