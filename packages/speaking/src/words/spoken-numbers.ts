/** Numbers as they are said: "seven and a half", "six point five", "twenty nineteen", "three point eight". */
const UNITS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
};
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

export type SpokenNumber = { value: number; start: number; end: number };

type Word = { text: string; start: number; end: number };
type Read = { value: number; next: number };

const WORD = /\d+(?:\.\d+)?|[a-z]+/g;

/** Every number of a text in small letters, in figures or words, with its place. Linear in the length of the text. */
export function readNumbers(text: string): SpokenNumber[] {
  const words: Word[] = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const found: SpokenNumber[] = [];
  for (let i = 0; i < words.length; ) {
    const read = readYear(words, i) ?? readNumber(words, i);
    if (!read) {
      i++;
      continue;
    }
    found.push({ value: read.value, start: words[i]?.start ?? 0, end: words[read.next - 1]?.end ?? 0 });
    i = read.next;
  }
  return found;
}

function readNumber(words: readonly Word[], at: number): Read | undefined {
  const first = readBelowHundred(words, at);
  if (!first) return undefined;
  if (words[first.next]?.text === 'hundred' && first.value < 20) {
    const rest = readBelowHundred(words, words[first.next + 1]?.text === 'and' ? first.next + 2 : first.next + 1);
    return { value: first.value * 100 + (rest?.value ?? 0), next: rest?.next ?? first.next + 1 };
  }
  return readFraction(words, first);
}

/** "seven and a half", "seven point five", "three point one two". */
function readFraction(words: readonly Word[], { value, next }: Read): Read {
  if (words[next]?.text === 'and' && words[next + 1]?.text === 'a' && words[next + 2]?.text === 'half')
    return { value: value + 0.5, next: next + 3 };
  if (words[next]?.text !== 'point') return { value, next };
  let digits = '';
  let at = next + 1;
  for (; digits.length < 2; at++) {
    const digit =
      UNITS[words[at]?.text ?? ''] ?? (/^\d$/.test(words[at]?.text ?? '') ? Number(words[at]?.text) : undefined);
    if (digit === undefined || digit > 9) break;
    digits += digit;
  }
  return digits === '' ? { value, next } : { value: Number(`${value}.${digits}`), next: at };
}

function readBelowHundred(words: readonly Word[], at: number): Read | undefined {
  const text = words[at]?.text ?? '';
  if (/^\d/.test(text)) return { value: Number(text), next: at + 1 };
  const unit = UNITS[text];
  if (unit !== undefined) return { value: unit, next: at + 1 };
  const ten = TENS[text];
  if (ten === undefined) return undefined;
  const rest = UNITS[words[at + 1]?.text ?? ''];
  return rest !== undefined && rest > 0 && rest < 10
    ? { value: ten + rest, next: at + 2 }
    : { value: ten, next: at + 1 };
}

/** "twenty nineteen", "twenty twenty-one", "two thousand and nineteen". */
function readYear(words: readonly Word[], at: number): Read | undefined {
  if (words[at]?.text === 'two' && words[at + 1]?.text === 'thousand') {
    const rest = readBelowHundred(words, words[at + 2]?.text === 'and' ? at + 3 : at + 2);
    return rest && rest.value < 100 ? { value: 2000 + rest.value, next: rest.next } : undefined;
  }
  if (words[at]?.text !== 'twenty') return undefined;
  const rest = readBelowHundred(words, at + 1);
  return rest && rest.value >= 10 && rest.value < 40 && !/^\d/.test(words[at + 1]?.text ?? '')
    ? { value: 2000 + rest.value, next: rest.next }
    : undefined;
}
