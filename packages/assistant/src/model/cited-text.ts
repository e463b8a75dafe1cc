// What a language model says, as far as it may be shown: text that ends with the number of a passage it was given.
import type { Passage } from '../passage.ts';

/** Longer answers are cut: it was asked for 120 words. */
const shownMax = 4000;
/** What says so much without naming a passage is no answer. */
const pieceMax = 2000;

const digits = '\\d০-৯०-९٠-٩';
/** `[1]`, `[1, 2]`, in the digits of our languages, with the brackets that models like. */
const citation = new RegExp(`[\\[【]\\s*([${digits}]{1,4}(?:\\s*[,;،]\\s*[${digits}]{1,4})*)\\s*[\\]】]`);
/** Web addresses, mail addresses, and names of hosts. */
const address =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)[^\s@]+@\S+\.\S+|(?<![a-z0-9-])(?:[a-z0-9-]+\.){1,20}[a-z]{2,}(?:\/\S*)?/gi;

const numberOf = (written: string) =>
  Number(
    written
      .replace(/[০-৯]/g, (one) => `${'০১২৩৪৫৬৭৮৯'.indexOf(one)}`)
      .replace(/[०-९]/g, (one) => `${'०१२३४५६७८९'.indexOf(one)}`)
      .replace(/[٠-٩]/g, (one) => `${'٠١٢٣٤٥٦٧٨٩'.indexOf(one)}`),
  );

/** Characters that are not seen, or turn the direction around; joiners belong to Bangla and Arabic. */
const unseen = /[^\P{C}\n\u200c\u200d]/gu;

/** Reads an answer as it comes. */
export function citedText(passages: readonly Passage[]) {
  const known = passages
    .map(({ title, text, note, source }) => `${title} ${text} ${note} ${source?.link ?? ''}`)
    .join(' ')
    .toLowerCase();
  const cited = new Set<number>();
  let held = '';
  let shown = 0;
  let isOver = false;

  /** An address that stands in no passage is not handed on: nobody has looked at where it leads. */
  const withoutAddresses = (text: string) =>
    text.replace(address, (found) =>
      known.includes(found.toLowerCase().replace(/(?<![.,;:!?)\]])[.,;:!?)\]]+$/, '')) ? found : '…',
    );

  function take(piece: string, numbers: readonly number[]): string {
    const given = [...new Set(numbers)].filter((number) => number >= 1 && number <= passages.length);
    const text = withoutAddresses(piece.replace(unseen, ' ')).trimEnd();
    // what ends with no passage that was given has no source, and two numbers can follow each other
    if (given.length === 0 || (text.trim() === '' && shown === 0)) return '';
    for (const number of given) cited.add(number);
    const out = `${shown === 0 ? text.replace(/^[\s.!?।؟]+/, '') : text} ${given.map((number) => `[${number}]`).join('')}`;
    shown += out.length;
    if (shown > shownMax) isOver = true;
    return out;
  }

  return {
    /** Takes what has come and answers what may be shown of it now. */
    push(chunk: string): string {
      held += chunk;
      let out = '';
      for (let found = citation.exec(held); found && !isOver; found = citation.exec(held)) {
        const piece = held.slice(0, found.index);
        held = held.slice(found.index + found[0].length);
        out += take(
          piece,
          (found[1] ?? '').split(/[,;،]/).map((one) => numberOf(one.trim())),
        );
      }
      if (held.length > pieceMax) isOver = true;
      return out;
    },
    /** What closes the last sentence; the rest has no source and is left out. */
    end: () => (cited.size > 0 && !isOver ? (/^\s*[.!?।؟]/.exec(held)?.[0].trim() ?? '') : ''),
    /** It has said enough: there is nothing more to wait for. */
    isOver: () => isOver,
    /** Numbers of the passages that it names; none is no answer. */
    cited: () => [...cited].sort((a, b) => a - b),
  };
}
