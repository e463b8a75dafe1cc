/** What the engine reads: the same length as the essay, so that every offset stays true. */

/** Characters that are read. About 20,000 words: four times the longest essay anybody is asked for. */
export const READ_LIMIT = 120_000;

/** A run without spaces longer than this is no word (a key, a link, a pasted blob). */
const LONGEST_RUN = 60;

const LINK = /\b(?:https?:\/\/|www\.)\S{1,2000}|\b[\w.+-]{1,64}@[\w-]{1,64}\.[\w.-]{1,64}|&#?\w{2,10};/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is being replaced
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Blanks out what would only confuse or slow down reading: links, control characters, endless runs. */
export function makeReadable(text: string): string {
  const head = text.length > READ_LIMIT ? text.slice(0, READ_LIMIT) : text;
  return head
    .replace(CONTROL, ' ')
    .replace(LONE_SURROGATE, ' ')
    .replace(/\S+/g, (run) => (run.length > LONGEST_RUN && !/[—–/]/.test(run.slice(0, LONGEST_RUN)) ? blank(run) : run))
    .replace(LINK, blank);
}

function blank(run: string): string {
  return ' '.repeat(run.length);
}
