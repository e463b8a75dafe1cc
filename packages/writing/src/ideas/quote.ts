/** Slices of the student's own sentences, fit to stand between quotation marks, with "…" wherever something was cut off. */

/** What may not begin or end a quotation; a closing bracket may end one, and an opening one begin it. */
const EDGES = new Set(' \t\n\r\v\f\u00a0"\'“”„«»,;:.؟।،—–*_#-');
/** Where a sentence can be cut and both parts can be read. */
const CUT = /[,;:—–،]\s+|(?<!\s)\s+(?=(?:and|but|because|until|so|then|when|which|while|who|after|before)\s)/giu;
/** Words that leave a part open when it ends with them. */
const OPEN_END =
  /(?<!\s)\s+(?:a|an|the|this|that|these|those|my|our|his|her|its|their|your|and|or|but|so|because|if|when|which|who|of|to|for|from|in|on|at|by|with|as|than|i|we|he|she|they|it|was|were|is|are|am|be|been|had|has|have|did|do|does|not|would|could|should|will|can|very|whose|around|into|over|under|about|between|through|behind|near|every|each|some|all|more|only|also|without|one|two|said|like)$/iu;

/** The sentence, or the part of it around `at` that fits in `max` characters. */
export function quoteOf(text: string, at = 0, max = 140): string {
  const whole = tidy(text);
  if (whole.length <= max) return whole;
  const room = max - 4;
  const bounds = [0, ...[...text.matchAll(CUT)].map((cut) => cut.index + cut[0].length), text.length];
  let from = 0;
  while (from < bounds.length - 2 && (bounds[from + 1] as number) <= at) from++;
  let to = from + 1;
  const size = (a: number, b: number) => (bounds[b] as number) - (bounds[a] as number);
  for (;;) {
    if (to < bounds.length - 1 && size(from, to + 1) <= room) to++;
    else if (from > 0 && size(from - 1, to) <= room) from--;
    else break;
  }
  const part = tidy(text.slice(bounds[from], bounds[to]));
  const short = part.length > room ? clip(part, room) : part;
  const open = from > 0 ? '… ' : '';
  const more = short.length < part.length || to < bounds.length - 1;
  return `${open}${short}${more ? ' …' : ''}`;
}

/** Cut at a word's end; at a letter's end only where there is no space. Never within a character. */
function clip(text: string, max: number): string {
  const room = text.slice(0, max + 1);
  const space = room.search(/\s\S*$/u);
  let cut =
    space > max * 0.4
      ? text.slice(0, space)
      : text.slice(0, max).replace(/[\uD800-\uDBFF]$|(?<![\p{M}\u200d])[\p{M}\u200d]+$/u, '');
  for (let i = 0; i < 4 && OPEN_END.test(cut) && cut.length > 12; i++) cut = cut.replace(OPEN_END, '');
  return tidy(cut);
}

/** Without the marks around it; a question mark or an exclamation mark at the end says something and stays. */
function tidy(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && (EDGES.has(text[start] as string) || text[start] === ')')) start++;
  while (end > start && (EDGES.has(text[end - 1] as string) || text[end - 1] === '(')) end--;
  return start === end ? text.trim() : text.slice(start, end);
}
