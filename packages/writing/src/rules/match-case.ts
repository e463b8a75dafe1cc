/** A fix for a capitalised first word is capitalised too. */
export function matchCase(original: string, fix: string): string {
  const capital = /^\p{Lu}/u.test(original) && (original.length === 1 || /\p{Ll}/u.test(original)) && original !== 'I';
  if (!capital) return fix;
  // "New plant" becomes "A new plant".
  const lowered = fix.startsWith(original) ? fix : fix.replace(original, original.toLowerCase());
  return lowered.charAt(0).toUpperCase() + lowered.slice(1);
}
