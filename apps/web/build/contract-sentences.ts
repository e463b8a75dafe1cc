// The contract says what is wrong with an answer in English sentences. Lingui collects them for the catalogue of the
// feature whose contract it is; in the browser the sentence itself is the key (api/contract-sentence.ts).
import { parse } from '@babel/parser';
import { type Node, traverseFast } from '@babel/types';

/** A sentence is what ends like one. Names of things are not, and what is said of a call is for its callers. */
const isSentence = (text: string) => /^\p{Lu}.* .*\.$/u.test(text);

/** With a number in them: worded in api/field-words.ts, whatever the number. */
const hasLimit = /^At most [\d,]+( characters| tags)?\.$/;

function sentencesIn(code: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const summaries = new Set<Node>();
  const messages = new Set<Node>();
  traverseFast(parse(code, { sourceType: 'module', plugins: ['typescript'] }), (node) => {
    if (node.type === 'ObjectProperty' && node.key.type === 'Identifier') {
      if (node.key.name === 'summary') summaries.add(node.value);
      if (node.key.name === 'message') messages.add(node.value);
    }
    if (node.type !== 'StringLiteral' || summaries.has(node) || hasLimit.test(node.value)) return;
    if (messages.has(node) || isSentence(node.value)) found.push({ text: node.value, line: node.loc?.start.line ?? 1 });
  });
  return found;
}

type Collect = (message: { id: string; message: string; origin: [string, number] }) => void;

/** An extractor as Lingui wants it (https://lingui.dev/guides/custom-extractor). */
export const contractSentences = {
  match: (path: string) => /contract[\\/]src[\\/]/.test(path),
  extract(path: string, code: string, collect: Collect) {
    for (const { text, line } of sentencesIn(code))
      collect({ id: `contract: ${text}`, message: text, origin: [path, line] });
  },
};
