import { expect, test } from 'vitest';
import { calledName } from '../src/names.ts';

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
