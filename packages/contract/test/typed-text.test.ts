import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { secondStepSchema } from '../src/accounts.ts';
import { emailSchema, line, phoneSchema, prose, requiredLine } from '../src/fields.ts';
import { plainDigits } from '../src/typed-text.ts';

const read = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).data;

test.each([
  ['০১৭১২৩৪৫৬৭৮', '01712345678'],
  ['٠١٢٣٤٥٦٧٨٩٠', '01234567890'],
  ['+९१ ९८७६५ ४३२१०', '+91 98765 43210'],
  ['＋８８０１７１２３４５６７８', '+8801712345678'],
  ['(+880) 1712-345678', '+880 1712-345678'],
  ['\u202a+880 1712-345678\u202c', '+880 1712-345678'],
  ['\u2068+880\u00a01712\u20113456\u201378\u2069\u200e', '+880 1712-3456-78'],
  ['+1\ufe0e-555-123-4567', '+1-555-123-4567'],
  ['+49 30 / 123 456', '+49 30 / 123 456'],
  ['0171 (2345678)', '0171 (2345678)'],
  ['tel:+8801712345678', '+8801712345678'],
  ['+1 555 123 4567 ext. 12', '+1 555 123 4567 ext. 12'],
  ['+1 555 123 4567 x১২', '+1 555 123 4567 x12'],
])('the phone number %j is read as %j', (typed, kept) => expect(read(phoneSchema, typed)).toBe(kept));

test.each([
  '12345',
  '1234567890123456',
  '+880 call me',
  '++8801712345678',
  '\u200b',
  'x'.repeat(1000),
  '(('.repeat(99),
])('%j is no phone number', (typed) => expect(read(phoneSchema, typed)).toBeUndefined());

test.each([
  ['\u200bAmina@Example.org\u2060', 'amina@example.org'],
  ['ami\u00adna@example\u200b.org', 'amina@example.org'],
  ['amina২০২৬@example.org', 'amina2026@example.org'],
  ['mailto:amina@example.org', 'amina@example.org'],
  ['amina＠example。org', 'amina@example.org'],
  ['student@বাংলা.বাংলা', 'student@xn--54b7fta0cc.xn--54b7fta0cc'],
  ['user@xn--e1afmkfd.xn--p1ai', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user@Пример.РФ', 'user@xn--e1afmkfd.xn--p1ai'],
  ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
  ['शिक्षा@उदाहरण.भारत', 'शिक्षा@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['a&b@example.org', 'a&b@example.org'],
  ['user%dept@example.org', 'user%dept@example.org'],
  ['x/y@example.org', 'x/y@example.org'],
])('the email %j is read as %j', (typed, kept) => expect(read(emailSchema, typed)).toBe(kept));

test.each([
  'amina',
  '@example.org',
  'amina@',
  'amina@example',
  'a b@example.org',
  'a..b@example.org',
  '.a@example.org',
  'a@b@example.org',
  'a@example..org',
  'a@-example.org',
  'a@192.168.0.1',
  'a@example.org:80',
  'a@example.org/path',
  'a"b@example.org',
  'a,b@example.org',
  'a@example.org\r\nBcc: b@example.org',
  `${'a'.repeat(5000)}@example.org`,
])('%j is no email', (typed) => expect(read(emailSchema, typed)).toBeUndefined());

test.each([
  '',
  '  ',
  '\u200b',
  '\u3164',
  '\u2060\u2060',
  '\u200e \u00a0',
  '\u2800',
  '\ufeff\u00ad',
  '\u115f',
  '\u{e0041}',
])('%j is nobody’s name', (typed) => expect(read(requiredLine(200), typed)).toBeUndefined());

test.each(['Amina', 'র‍্যাব', '王小明', '1', '🛶'])('%j is a name', (typed) =>
  expect(read(requiredLine(200), typed)).toBe(typed),
);

test('an optional line or a text of nothing visible is empty', () => {
  expect(read(line(20), '\u3164')).toBe('');
  expect(read(prose(20), '\u200b\n\u2060')).toBe('');
  expect(read(prose(20), '\n ')).toBe('\n ');
});

test('soft hyphens and marks of pasting are gone from every text, and what spells words stays', () => {
  const typed = '\ufeffIt was im\u00adpor\u00adtant to\u2060 me. র‍্যাব می‌خواهم ❤️ ภาษา\u200bไทย';
  const kept = 'It was important to me. র‍্যাব می‌خواهم ❤️ ภาษา\u200bไทย';
  expect(read(line(200), typed)).toBe(kept);
  expect(read(prose(200), `${typed}\n${typed}`)).toBe(`${kept}\n${kept}`);
  expect(read(line(200), '\u202aAmina\u202c')).toBe('Amina');
});

test.each([
  ['১২৩৪৫৬', '123456'],
  ['\u200e123\u00a0456\u200f', '123 456'],
  ['１２３４５６', '123456'],
  ['abcde\u2011fghij', 'abcde-fghij'],
])('the code %j is read as %j', (code, kept) =>
  expect(z.safeParse(secondStepSchema, { code }).data).toEqual({ code: kept }),
);

test('a phone number may be written in the digits of any script', () => {
  for (const language of [
    'ar-EG',
    'bn',
    'ne-NP',
    'fa',
    'my',
    'ta-IN-u-nu-tamldec',
    'th-TH-u-nu-thai',
    'en-u-nu-adlm',
    'en-u-nu-mathsans',
  ])
    expect(plainDigits(new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210))).toBe('9876543210');
});

test('what holds a control character is refused, also where there is nothing else to see', () => {
  for (const text of ['\0', 'a\0b', '\u200b\0', '\u007f\u200b'])
    for (const schema of [prose(40), line(40)]) expect(schema.safeParse(text).success).toBe(false);
  expect([prose(40).parse('\u200b'), line(40).parse('\u200b')]).toEqual(['', '']);
});

test('marks that nobody sees do not count, and what is far too long is told the limit once', () => {
  for (const schema of [prose(40), line(40)]) {
    expect(schema.parse('\u00ad'.repeat(200) + 'x'.repeat(40))).toBe('x'.repeat(40));
    for (const length of [41, 280, 281, 5000]) {
      const messages = schema.safeParse('x'.repeat(length)).error?.issues.map(({ message }) => message);
      expect(messages).toEqual(['At most 40 characters.']);
    }
  }
  expect(line(40).parse(`${' '.repeat(5000)}x`)).toBe('x');
});
