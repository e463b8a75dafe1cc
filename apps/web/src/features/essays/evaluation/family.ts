export type Family = 'content' | 'voice' | 'language';

/** Marks come in three colours; the category's name and its sentence always stand beside them. */
export function familyOf(category: string): Family {
  if (category === 'language') return 'language';
  if (category === 'style' || category === 'voice') return 'voice';
  return 'content';
}
