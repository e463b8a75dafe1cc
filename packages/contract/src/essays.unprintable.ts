/** The scripts that the fonts of our PDFs hold; marks and signs belong to no script or to any. */
const printed =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Bengali}\p{Script=Devanagari}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}\p{Cc}]/u;
/** Signs of no script that no font of ours holds: pictures, and the marks of East Asian writing. */
const pictures = /[\p{Emoji_Presentation}\u{1f000}-\u{1ffff}\u2600-\u27bf\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/** The characters of a text that a PDF shows as a placeholder, each once, in the order in which they come. */
export function unprintable(text: string): string[] {
  const found = new Set<string>();
  for (const character of text) if (!printed.test(character) || pictures.test(character)) found.add(character);
  return [...found];
}
