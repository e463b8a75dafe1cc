/** Joins space-parted tokens as people write, remembering where each token went. */

export type Joined = { text: string; spans: { start: number; end: number }[] };

const NO_SPACE_BEFORE = /^(?:[.,!?;:)\]%”’…]+|n't|n’t|'(?:s|m|re|ve|d|ll)|’(?:s|m|re|ve|d|ll))$/i;
const NO_SPACE_AFTER = /^[([“$#]$/;

export function joinTokens(tokens: readonly string[]): Joined {
  let text = '';
  const spans: Joined['spans'] = [];
  let quotes = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    let space = index > 0 && !NO_SPACE_BEFORE.test(token) && !(before !== undefined && NO_SPACE_AFTER.test(before));
    if (token === '"' || token === "'" || token === '``' || token === "''") {
      if (quotes % 2 === 1) space = false;
      quotes++;
    } else if ((before === '"' || before === "'" || before === '``') && quotes % 2 === 1) space = false;
    if (space) text += ' ';
    spans.push({ start: text.length, end: text.length + token.length });
    text += token;
  }
  return { text, spans };
}
