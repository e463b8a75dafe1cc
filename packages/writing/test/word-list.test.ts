import { describe, expect, it } from 'vitest';
import { readWordList } from '../src/language/word-list.ts';

const AFF = `SET UTF-8
PFX U Y 1
PFX U   0     un         .

PFX N N 1
PFX N   0     non        .

SFX D Y 3
SFX D   0     d          e
SFX D   y     ied        [^aeiou]y
SFX D   0     ed         [^ey]

SFX S Y 2
SFX S   y     ies        [^aeiou]y
SFX S   0     s          [^sxzhy]
`;
const list = readWordList(AFF, '6\ntie/UDS\ntry/DS\nwalk/D\nfiction/N\nParis\ncafé/S\nwalk/S\n');

describe('a word list', () => {
  it.each([
    'tie',
    'tied',
    'ties',
    'untied',
    'try',
    'tried',
    'tries',
    'walked',
    'walks',
    'nonfiction',
    'Paris',
    'cafés',
  ])('holds %s', (word) => {
    expect(list.has(word)).toBe(true);
  });

  it.each(['Walk', 'WALKED', 'PARIS', 'CAFÉ'])('holds %s whatever its capitals', (word) => {
    expect(list.has(word)).toBe(true);
  });

  it.each(['tyed', 'trys', 'tryed', 'unwalk', 'untry', 'nonfictions', 'paris', 'un', 'ed', 's', ''])(
    'does not hold %s',
    (word) => {
      expect(list.has(word)).toBe(false);
    },
  );
});
