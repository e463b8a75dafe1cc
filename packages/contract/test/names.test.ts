import { describe, expect, test } from 'vitest';
import { calledName, nameInMail } from '../src/names.ts';

test.each([
  ['Amina Rahman', 'Amina'],
  ['Md. Karim', 'Karim'],
  ['Md Karim Hossain', 'Karim'],
  ['MD. ABDUL KARIM', 'ABDUL'],
  ['Mst. Nusrat Jahan', 'Nusrat'],
  ['Sk. Rafi', 'Rafi'],
  ['Dr. A. P. J. Kalam', 'Kalam'],
  ['Mr Chidi Okafor', 'Chidi'],
  ['Mohd. Md.', 'Md.'],
  ['মো. করিম', 'করিম'],
  ['নুসরাত', 'নুসরাত'],
  ['Bo', 'Bo'],
  ['', ''],
])('%j is called %j', (name, called) => {
  expect(calledName(name)).toBe(called);
});

describe('a name in a mail', () => {
  test.each([
    ['Nadia Karim', 'Nadia Karim'],
    ['Md.Rahim Uddin', 'Md.Rahim Uddin'],
    ['Nadia https://evil.example/win Karim', 'Nadia Karim'],
    ['Win at evil.com now', 'Win at now'],
    ['nadia@example.org', ''],
    ['Call 01712345678', 'Call'],
    ['আব্দুল করিম', 'আব্দুল করিম'],
  ])('%s', (name, shown) => expect(nameInMail(name)).toBe(shown));

  test('is cut at sixty characters, between them', () => {
    const mailed = nameInMail('Ana María '.repeat(20));
    expect([...mailed].length).toBeLessThanOrEqual(60);
    expect(mailed.endsWith('…')).toBe(true);
  });
});
