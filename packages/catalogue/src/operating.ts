// Whether anybody can still apply to an institution: one fact with its source and day, as everything else.

/** merged: its students go on at another, which the note names. not-a-college: an office, a school, a laboratory. */
export const operatingStates = ['open', 'closed', 'merged', 'not-a-college'] as const;
type Operating = (typeof operatingStates)[number];

export const isOperating = (value: unknown): value is Operating => operatingStates.some((state) => state === value);

/** Those that are shown, and never matched. */
export const notOpen = ['closed', 'merged', 'not-a-college'] as const satisfies readonly Operating[];
export type NotOpen = (typeof notOpen)[number];
