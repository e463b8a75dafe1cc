// What is taken out of words that two people exchange, and, as important, what is not.
import { markContacts, maskContacts } from '@lantern/contract/contacts';
import { findLinks } from '@lantern/contract/links-in-text';
import { describe, expect, test } from 'vitest';

describe('contact details are found', () => {
  test.each([
    ['write to amina.r+x@example.org.', 'write to ⟦email⟧.'],
    ['rafi.islam@du.ac.bd', '⟦email⟧'],
    ['admissions@gmail.com', '⟦email⟧'],
    ['amina at gmail dot com', '⟦email⟧'],
    ['amina (at) yahoo (dot) com', '⟦email⟧'],
    ['my number is 01712-345678 or (0171) 2345 678', 'my number is ⟦phone⟧ or ⟦phone⟧'],
    ['আমার নম্বর ০১৭১২৩৪৫৬৭৮', 'আমার নম্বর ⟦phone⟧'],
    ['رقمي ٠١٧١٢٣٤٥٦٧٨', 'رقمي ⟦phone⟧'],
    ['+1 (212) 555-0199, 98765 43210, 06 12 34 56 78', '⟦phone⟧, ⟦phone⟧, ⟦phone⟧'],
    ['712 345 678', '⟦phone⟧'],
    ['call 12345678', 'call ⟦phone⟧'],
    ['SAT 1450 and 01712345678', 'SAT 1450 and ⟦phone⟧'],
    ['student id 01712345678', 'student id ⟦phone⟧'],
    ['0 1 7 1 2 3 4 5 6 7 8', '⟦phone⟧'],
    ['017\u200b12345678', '⟦phone⟧'],
    ['https://example.org/?t=+8801712345678', 'https://example.org/?t=⟦phone⟧'],
    ['https://wa.me/8801712345678 and t.me/amina', '⟦link⟧ and ⟦link⟧'],
    ['tel:+8801712345678', '⟦link⟧'],
    ['on telegram: amina_99, or @amina.r', 'on telegram: ⟦name⟧, or ⟦name⟧'],
    ['my discord is rafi#1234', 'my discord is ⟦name⟧'],
  ])('%s', (text, shown) => expect(markContacts(text)).toBe(shown));

  test('and where they stood is told beside the rest of the text', () => {
    expect(maskContacts('Call 01712345678 or amina@example.org now')).toEqual({
      text: 'Call  or  now',
      hidden: [
        { at: 5, kind: 'phone' },
        { at: 9, kind: 'email' },
      ],
    });
  });
});

test.each([
  // scores and marks
  'I got SAT 1450 (730 720).',
  'I improved: 1200 1300 1400 1450',
  'TOEFL 105 (28 27 25 25)',
  'ACT 34 (35 33 34 35), GMAT 720 (49 41)',
  'IELTS 7.0 (7.5 7.0 6.5 7.0)',
  'GRE 325 (165 160 4.0)',
  'GPA 3.85/4.00 3.90/4.00 and 3.85 3.90 3.95 4.00',
  'Marks: 92 88 79 95 91',
  'নম্বর: ৯২ ৮৮ ৭৯ ৯৫ ৯১',
  'marks 450/500 480/500, then 98/100 95/100 87/100',
  'Physics 92\n88\n79\n95\n91',
  'IB 45 (7 7 7 6 7 7), AP 5 5 4 5 5 4 5',
  'Ranges 1400-1500 700-750 700-750',
  // days and years
  'The deadline is 2027-01-14 at 16:30, not 14/01/2027.',
  'I was there in 2019 2020 2021 2022',
  'call me at 10 30 or 11 30',
  // amounts
  'Rp 150.000.000, or 1.500.000.000 VND, or 1 500 000 000 VND',
  '12 500 000 taka, $150000000, 45000 12000 3000',
  'I scored 1450 in 2025-2026 and need 45,000 USD; fees are 61 000.',
  // numbers that name a thing
  'UCAS personal ID 1234567890',
  'Application number: 20231234567',
  'My roll is 123456, registration 1234567890, candidate number 0012345',
  'EIIN 108207 110204',
  'DOI 10.1000/182.12345678, arXiv 2301.12345, ISBN 978-3-16-148410-0',
  '192.168.100.200',
  'https://drive.google.com/file/d/01712345678/view?id=8801712345678',
  'drive.google.com/file/d/1234567890',
  'https://www.youtube.com/@amina_99',
  // offices
  'email the office at admissions@example.edu',
  'grad-admissions@mit.edu or study.enquiries@ed.ac.uk',
  // apps and contests by their names
  'I won IMO 2023',
  'I took Signal 101, then Signal EE301',
  'Messenger 2.0 and Instagram 10k',
  'Facebook is useful, WhatsApp too. Is your signal strong?',
  'Lunch @noon or @5pm',
  'Meet @ cafe. Then we talk',
  'Look at live results',
])('%s arrives as it was written', (text) => expect(maskContacts(text)).toEqual({ text }));

test('a hostile text costs what its length costs: four times the text, never more than about eight times the work', () => {
  const signs = [' ', '. ', '1-', '1 ', '((', 'a.', 'a@', '@', '-', '1', '\u0301', '\u200b', '٠', ' at ', 'at gmail '];
  const around = [(text: string) => `x${text}x`, (text: string) => `whatsapp${text}x`, (text: string) => `1${text}@`];
  const timeOf = (length: number) => {
    const started = process.cpuUsage();
    for (const sign of [...signs, 'skype:', 'https://', 'www.', 'imo is ', 'a/', '2020-', 'id '])
      for (const write of around) markContacts(write(sign.repeat(length / sign.length)));
    return process.cpuUsage(started).user;
  };
  timeOf(1000);
  // the least of three, since other work of the machine only adds
  const least = (length: number) => Math.min(timeOf(length), timeOf(length), timeOf(length));
  expect(least(16_000) / least(4_000)).toBeLessThan(8);
});

describe('a link ends where the address ends', () => {
  test.each([
    [
      'See https://en.wikipedia.org/wiki/Curtain_(disambiguation) please',
      'https://en.wikipedia.org/wiki/Curtain_(disambiguation)',
    ],
    ['(https://example.org/a), [https://example.org/b].', 'https://example.org/a https://example.org/b'],
    ['এখানে দেখুন https://example.org/page। ধন্যবাদ', 'https://example.org/page'],
    ['انظر https://example.org/page، شكرا', 'https://example.org/page'],
    ['看这里：https://example.org/page。谢谢', 'https://example.org/page'],
    ['https://example.org/page谢谢', 'https://example.org/page'],
    ['He said “https://example.org/page”, «https://example.org/b»', 'https://example.org/page https://example.org/b'],
    ['https://example.org/page… and https://example.org/b—then', 'https://example.org/page https://example.org/b'],
    ["https://example.org/page’s and https://example.org/b's list", 'https://example.org/page https://example.org/b'],
    ['https://example.org/page😀 https://example.org/b\u200f', 'https://example.org/page https://example.org/b'],
    ['https://bn.wikipedia.org/wiki/বাংলা_ভাষা।', 'https://bn.wikipedia.org/wiki/বাংলা_ভাষা'],
    ['https://de.wikipedia.org/wiki/Universität', 'https://de.wikipedia.org/wiki/Universität'],
    ["https://en.wikipedia.org/wiki/Bachelor's_degree", "https://en.wikipedia.org/wiki/Bachelor's_degree"],
    ['https://example.org/a?b=1&c=2#d!', 'https://example.org/a?b=1&c=2#d'],
    ['https:// and http://example.org', ''],
  ])('%s', (text, found) => {
    const links = findLinks(text);
    expect(links.map(({ link }) => link).join(' ')).toBe(found);
    for (const { link, index } of links) expect(text.slice(index, index + link.length)).toBe(link);
  });
});
