/** The same question, answered well and badly in spoken style. */
export type SpokenPair = { question: string; strong: string; weak: string };
