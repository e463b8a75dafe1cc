/** Numbers in words. "One" is left out: it is mostly a pronoun. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half dozen twice
first-year second-year third-year`
    .split(/\s+/)
    .filter(Boolean),
);
