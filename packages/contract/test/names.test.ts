import { describe, expect, test } from 'vitest';
import { calledName, calledPerson, nameForOthers, nameInMail } from '../src/names.ts';

test.each([
  ['Amina Rahman', 'Amina'],
  ['Md. Karim', 'Karim'],
  ['Md Karim Hossain', 'Karim'],
  ['MD. ABDUL KARIM', 'ABDUL KARIM'],
  ['Mst. Nusrat Jahan', 'Nusrat'],
  ['Sk. Rafi', 'Rafi'],
  ['Dr. A. P. J. Kalam', 'Kalam'],
  ['Mr Chidi Okafor', 'Chidi'],
  ['Mohd. Md.', 'Md.'],
  ['মো. করিম', 'করিম'],
  ['নুসরাত', 'নুসরাত'],
  ['Bo', 'Bo'],
  // half of a name is nobody's
  ['Abdur Rahman', 'Abdur Rahman'],
  ['Abu Bakr Siddique', 'Abu Bakr'],
  ['Umme Kulsum Akter', 'Umme Kulsum'],
  ['Abd al Rahman Hassan', 'Abd al Rahman'],
  ['Zia ul Haq', 'Zia ul Haq'],
  ['Al Amin Hossain', 'Al Amin'],
  ['عبد الله حسن', 'عبد الله'],
  ['أبو بكر محمد', 'أبو بكر'],
  ['نور الدين علي', 'نور الدين'],
  ['د. ليلى حسن', 'ليلى'],
  ['আব্দুল করিম', 'আব্দুল করিম'],
  ['আবু সাঈদ', 'আবু সাঈদ'],
  ['Gebre Medhin Tesfaye', 'Gebre Medhin'],
  ['Jean Claude Habimana', 'Jean Claude'],
  ['Jean Habimana', 'Jean'],
  // nor is a title
  ['মোঃ রহিম উদ্দিন', 'রহিম'],
  ['মো: রহিম', 'রহিম'],
  ['মোঃরহিম', 'রহিম'],
  ['মোছাঃ ফাতেমা', 'ফাতেমা'],
  ['মোসাম্মৎ ফাতেমা খাতুন', 'ফাতেমা'],
  ['ডাঃ সুলতানা', 'সুলতানা'],
  ['দুঃখু মিয়া', 'দুঃখু'],
  ['Md.Rahim', 'Rahim'],
  ['Begum Rokeya', 'Rokeya'],
  ['Rokeya Begum', 'Rokeya'],
  ['বেগম রোকেয়া', 'রোকেয়া'],
  ['Sheikh Hasina', 'Hasina'],
  ['Syeda Nusrat Jahan', 'Nusrat'],
  ['श्रीमती सुनीता देवी', 'सुनीता'],
  ['डॉ. अनिल कुमार', 'अनिल'],
  ['ڈاکٹر عائشہ خان', 'عائشہ'],
  ['سید علی رضا', 'علی'],
  ['Alhaji Musa Bello', 'Musa'],
  // where the family name stands first
  ['Nguyễn Thị Minh Khai', 'Khai'],
  ['Tran Van Nam', 'Nam'],
  ['Khai Nguyen', 'Khai'],
  ['Lê Lan', 'Lan'],
  ['Van der Berg Anna', 'Van der Berg Anna'],
  ['王 小明', '王 小明'],
  ['王小明', '王小明'],
  ['김 민준', '김 민준'],
  ['Wang Xiaoming', 'Wang Xiaoming'],
  ['Rahman, Amina', 'Amina'],
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
    ['Nadia 0171 234 567 Karim', 'Nadia Karim'],
    ['Nadia Karim 3', 'Nadia Karim 3'],
    ['আব্দুল করিম', 'আব্দুল করিম'],
  ])('%s', (name, shown) => {
    expect(nameInMail(name)).toBe(shown);
    expect(nameForOthers(name)).toBe(shown);
  });

  test('is cut at sixty characters, between them', () => {
    const mailed = nameInMail('Ana María '.repeat(20));
    expect([...mailed].length).toBeLessThanOrEqual(60);
    expect(mailed.endsWith('…')).toBe(true);
  });
});

test('to others a name that leads nowhere stands as it was written, at any length', () => {
  const long = 'Ana  María '.repeat(20);
  expect(nameForOthers(long)).toBe(long);
});

test.each([
  ['Amina', 'Rahman', 'Amina'],
  ['Md.', 'Karim', 'Karim'],
  ['Abdur', 'Rahman', 'Abdur Rahman'],
  ['Thị Minh Khai', 'Nguyễn', 'Khai'],
  ['Nguyễn Thị Minh', 'Khai', 'Khai'],
  ['Khai', 'Nguyen', 'Khai'],
  ['Suharto', '', 'Suharto'],
  ['', '', ''],
])('%j %j in two fields is called %j', (firstName, lastName, called) => {
  expect(calledPerson(firstName, lastName)).toBe(called);
});
