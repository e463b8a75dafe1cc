/** Numbers in words. "One" is left out: it is mostly a pronoun. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half dozen twice
third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth twentieth thirtieth fortieth hundredth
first-year second-year third-year`
    .split(/\s+/)
    .filter(Boolean),
);
