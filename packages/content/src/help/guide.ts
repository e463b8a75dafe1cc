// What a guide carries beside its words.
export type GuideSource = {
  name: string;
  link: string;
  /** the day on which it was read */
  checked: string;
  confidence: 'official' | 'secondary';
};

export type Guide = {
  /** null: our own advice, with no rule of anybody in it */
  source: GuideSource | null;
  /** ISO codes; empty is any */
  countries: readonly string[];
  /** the screen that helps further */
  screen: string | null;
};
