// What is said to the reader of a CV file about what does not come into the record as it stands there.
import { hasText, proseText, startOf, wordsOf } from './json-resume.texts.ts';

/** Something of a file that is not in the record as it stands there, and why; `said` are the file's own words. */
export type LeftOut = {
  name: string;
  why:
    | 'no-name'
    | 'no-start'
    | 'start'
    | 'end'
    | 'date'
    | 'dates'
    | 'hours'
    | 'level'
    | 'cut'
    | 'more'
    | 'no-place'
    | 'profile';
  said?: string;
};
export type Item = { [field: string]: unknown };
const saidMax = 200;

/** Reads the items of one file, and keeps what it had to leave out. */
export class ResumeNotes {
  readonly leftOut: LeftOut[] = [];

  say(name: string, why: LeftOut['why'], said = '') {
    this.leftOut.push({ name: startOf(name, saidMax), why, ...(said && { said: startOf(said, saidMax) }) });
  }

  /** The text as far as its field goes; says where it was cut. */
  fit(text: string, max: number, name: string): string {
    if (text.length > max) this.say(name, 'cut', text);
    return startOf(text, max);
  }

  /** Names the fields of an item that nobody reads. */
  rest(item: Item, name: string, read: readonly string[]) {
    const unread = Object.entries(item).filter(([field, value]) => !read.includes(field) && hasText(value));
    if (unread.length > 0)
      this.say(name, 'no-place', unread.map(([field, value]) => `${field}: ${wordsOf(value)}`).join('; '));
  }
}

/** The texts of a list, or one that stands alone. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((one) => proseText(one)).filter(Boolean);
