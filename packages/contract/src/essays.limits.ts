// In what an essay's length is counted; apart from the rest, since other features show lengths too.
export const limitUnits = ['words', 'characters'] as const;
export type EssayLimit = { max: number; unit: (typeof limitUnits)[number] };
