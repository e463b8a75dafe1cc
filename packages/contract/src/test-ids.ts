// The standardized tests that Lantern knows. Their sections and ranges, which depend on the day a test was taken, are
// data in packages/content/src/tests.

export const testIds = ['ielts', 'toefl', 'duolingo', 'pte', 'sat', 'act', 'gre', 'gmat'] as const;
export type TestId = (typeof testIds)[number];
