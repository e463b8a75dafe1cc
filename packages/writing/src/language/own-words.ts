/** The words that a writer has said are right, as they are compared. */

/** Each as it is, as a plural and with 's; lower case, with a plain apostrophe or a curly one. */
export function ownWords(words: readonly string[] | undefined): ReadonlySet<string> | undefined {
  if (!words || words.length === 0) return undefined;
  const plain = words.map((word) => word.trim().toLowerCase().replaceAll('’', "'"));
  return new Set(
    plain.flatMap((word) =>
      ['', 's', "'s", '’s'].flatMap((end) => [`${word}${end}`, `${word.replaceAll("'", '’')}${end}`]),
    ),
  );
}
