/** Answers that are too short to build on, and how they are asked on. */
import { wordsOf } from './words.ts';

/** Fewer words than this name no moment. */
const BRIEF_WORDS = 8;
/** The same for scripts that part no words: letters. */
const BRIEF_LETTERS = 16;

/** Whether an answer is too short to build on: "ok", "I like football", the same word again and again. */
export function isBrief(answer: string): boolean {
  const words = wordsOf(answer);
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u.test(
      answer,
    )
  )
    return (answer.match(/\p{L}/gu)?.length ?? 0) < BRIEF_LETTERS;
  const different = new Set(words.map(({ lower }) => lower).filter((word) => isWord(word)));
  return words.length < BRIEF_WORDS || different.size < BRIEF_WORDS - 2;
}

/** Whether there is a word in it at all. */
export function hasWords(answer: string): boolean {
  return wordsOf(answer).some(({ lower }) => isWord(lower));
}

/** Not an answer, but a wish that the essay be written. */
export function isRequest(answer: string): boolean {
  return /previous instructions|\bwrite (?:me )?(?:my|an|the) essay\b/i.test(answer);
}

/** Who says that they will not tell is not asked on. */
export function isKept(answer: string): boolean {
  return /\b(?:(?:do not|don['’]?t|rather not|never) (?:\w+ ){0,3}(?:tell|say|talk|share|answer)|private|secret|personal|no comment)\b/i.test(
    answer,
  );
}

/** "asdfgh" and "hhhhh" are no words in any language of this script. */
function isWord(word: string): boolean {
  if (!/^\p{Script=Latin}/u.test(word)) return true;
  return (
    /[aeiouyàâäáãåæéèêëíìîïóòôöõøúùûü]/iu.test(word) &&
    !/(.)\1\1|[bcdfghjklmnpqrstvwxz]{5}|^(?:asdf|qwer|zxcv)/iu.test(word)
  );
}
