// The amounts of money in a sentence such as '1,200 a month, 300 once; 15 awards'. What might be a year, a number of
// awards or a share is left out: better none than a wrong one.

/** A figure with a comma for thousands, or one of three digits and more that says for how long or once. */
const amount =
  /(?<![\d,.])(?:\d{1,3}(?:,\d{3})+|\d{3,7}(?= (?:a|per|once|UG|PG|PhD|master)\b))(?:\.\d\d)?(?![\d,%]|\.\d)/g;
/** What is counted in thousands and is no money. */
const counted = /^\s*(?:places|awards|scholarships|students|hours|programmes|h\))/;

export function figuresInWords(text: string): number[] {
  const found: number[] = [];
  for (const match of text.matchAll(amount)) {
    if (counted.test(text.slice(match.index + match[0].length))) continue;
    const figure = Number(match[0].replaceAll(',', ''));
    if (!found.includes(figure)) found.push(figure);
  }
  return found;
}
