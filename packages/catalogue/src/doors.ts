// The ways by which a home qualification leads into a first degree.

/**
 * direct: by itself. foundation: after a foundation year or a Studienkolleg. plus-year: after one or two years of
 * university. applied-sciences: universities of applied sciences only. conditional: with more to show (an entrance
 * examination, recognition of the certificate, a state examination). closed: not for students from abroad at all.
 */
export const doors = ['direct', 'foundation', 'plus-year', 'applied-sciences', 'conditional', 'closed'] as const;
export type Door = (typeof doors)[number];

export function isDoor(value: unknown): value is Door {
  return doors.some((door) => door === value);
}
