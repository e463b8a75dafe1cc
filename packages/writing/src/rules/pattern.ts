/**
 * Small patterns over the tokens of a sentence, so that a rule is a line of data.
 *
 *   depend|depends [of]            two tokens; the brackets mark what is wrong (without them: everything)
 *   <plural>                       a word class of classes.ts
 *   very? good                     an optional token
 *   !a|the  !<noun>                at this place stands none of these (or nothing at all); takes no token
 *   ~a|the                         the token before this place is none of these; takes no token
 *   ^                              the beginning of the sentence
 *
 * A fix may name tokens of the match: $1 is the first one, $2.ing the -ing form of the second, $0 the first flagged one,
 * $0.plural its plural.
 */
import type { Token } from '../text/tokens.ts';
import { toPlural, toSingular } from '../words/noun-forms.ts';
import { toForm, type VerbForm } from '../words/verb-forms.ts';
import { CLASSES } from './classes.ts';
import type { Hit } from './rule.ts';

type Test = {
  match: (token: Token | undefined, at: number, before?: Token) => boolean;
  takes: boolean;
  words?: readonly string[];
};

/** Compiled: the tests of one pattern, and which of them stand in the brackets. */
export type Pattern = {
  tests: Test[];
  open: number;
  close: number;
  fix: string | undefined;
};

export function compilePatterns(source: string, fix?: string): Pattern[] {
  return expand(source.split(' ')).map((parts) => {
    let open = 0;
    let close = parts.length;
    const tests = parts.map((part, place) => {
      let body = part;
      if (body.startsWith('[')) {
        open = place;
        body = body.slice(1);
      }
      if (body.endsWith(']')) {
        close = place + 1;
        body = body.slice(0, -1);
      }
      return compileTest(body);
    });
    return { tests, open, close, fix };
  });
}

/** One pattern for each choice of the optional tokens. */
function expand(parts: readonly string[]): string[][] {
  const place = parts.findIndex((part) => part.length > 1 && part.endsWith('?'));
  if (place < 0) return [[...parts]];
  const head = parts.slice(0, place);
  const tail = parts.slice(place + 1);
  const kept = (parts[place] as string).slice(0, -1);
  return [...expand([...head, kept, ...tail]), ...expand([...head, ...tail])];
}

/** The same words come back in many patterns. */
const compiled = new Map<string, Test>();

function compileTest(body: string): Test {
  const known = compiled.get(body);
  if (known) return known;
  const test = makeTest(body);
  compiled.set(body, test);
  return test;
}

function makeTest(body: string): Test {
  if (body === '^') return { match: (_, at) => at === 0, takes: false };
  if (body.startsWith('!')) {
    const inner = compileTest(body.slice(1));
    return { match: (token, at) => token === undefined || !inner.match(token, at), takes: false };
  }
  if (body.startsWith('~')) {
    const inner = compileTest(body.slice(1));
    return { match: (_, at, before) => before === undefined || !inner.match(before, at), takes: false };
  }
  const options = body.split('|');
  const words = options.filter((option) => !/^<\w+>$/.test(option));
  const classes = options
    .filter((option) => /^<\w+>$/.test(option))
    .map((option) => {
      const test = CLASSES[option.slice(1, -1)];
      if (!test) throw new Error(`No word class ${option}`);
      return test;
    });
  const set = new Set(words);
  const match = (token: Token | undefined) =>
    token !== undefined && (set.has(token.lower) || classes.some((test) => test(token)));
  return { match, takes: true, ...(classes.length === 0 ? { words } : {}) };
}

/** Where a pattern matches a sentence from token `from` on; undefined when it does not. */
export function matchAt(pattern: Pattern, sentence: readonly Token[], from: number): Hit | undefined {
  let at = from;
  for (const test of pattern.tests) {
    if (!test.match(sentence[at], at, sentence[at - 1])) return undefined;
    if (test.takes) at++;
  }
  const places: number[] = [];
  let place = from;
  for (const test of pattern.tests) {
    places.push(place);
    if (test.takes) place++;
  }
  const start = places[pattern.open] as number;
  const end = pattern.close < places.length ? (places[pattern.close] as number) : at;
  if (end <= start) return undefined;
  const tokens = pattern.tests.flatMap((test, place) =>
    test.takes ? [sentence[places[place] as number] as Token] : [],
  );
  const fix = pattern.fix === undefined ? undefined : fill(pattern.fix, [sentence[start] as Token, ...tokens]);
  return {
    from: start,
    to: end,
    ...(fix === undefined ? {} : { fix }),
  };
}

function fill(fix: string, tokens: readonly Token[]): string | undefined {
  let known = true;
  const filled = fix.replace(/\$(\d)(?:\.(\w+))?/g, (_, place: string, form: string | undefined) => {
    const token = tokens[Number(place)];
    const word = token && (form ? changeForm(token.lower, form) : token.text);
    if (word === undefined) known = false;
    return word ?? '';
  });
  // "a $1" becomes "an idea".
  return known ? filled.replace(/^a (?=[aeio](?!ne\b|uro)|u(?!ni|s)|hour|hono|honest)/, 'an ') : undefined;
}

function changeForm(word: string, form: string): string | undefined {
  if (form === 'plural') return toPlural(word);
  if (form === 'singular') return toSingular(word);
  return toForm(word, form as VerbForm);
}
