// What a guest finds: made-up content, named as a sample wherever it stands. Our own words; the essays have faults on
// purpose, so that an evaluation has something to say.
import type { EssayType } from '@lantern/contract/essays.types';
import type { PersonalInfo } from '@lantern/contract/profile';

export const samplePersonalInfo: PersonalInfo = {
  firstName: 'Sample',
  lastName: 'Student',
  oneName: false,
  familyNameFirst: false,
  preferredName: 'Guest',
  nameInOwnScript: '',
  passportName: 'SAMPLE STUDENT',
  dateOfBirth: '2008-03-14',
  phone: '+880 1700 000000',
  address: '1 Sample Street',
  city: 'Sylhet',
  postalCode: '3100',
  country: 'BD',
  citizenship: 'BD',
  receiveResources: false,
};

type SampleEssay = { title: string; type: EssayType; text: string };

export const sampleEssays: readonly SampleEssay[] = [
  {
    title: 'Sample: the pump behind our school',
    type: 'Personal Statement',
    text: `The hand pump behind our school stopped working in the second week of Ramadan, when I was fourteen. Four hundred students used it. The headmaster wrote a letter to the union office, and we waited. After nine days I asked the caretaker if I could open it.

I had never opened a pump. I only knew that my uncle repaired rickshaws, and that he always began by cleaning every part and putting them in a row on newspaper. So I did the same. On the third sheet of newspaper I found the problem: a leather washer, about as wide as a tea cup, was torn in two.

A new washer cost 35 taka. The shop in Beanibazar did not have it. I cut one from an old sandal, using the torn one as my pattern, and soaked it in oil overnight. It leaked. The second one, cut a little larger, did not.

I used to think that engineers are people who know the answer. That week I learned that they are people who lay the parts out in a row and look. Since then I have opened eleven pumps in four villages, and I keep a notebook with the depth, the water level and the fault of each one. Seven of the eleven had the same torn washer, because the makers saved money on leather.

I am very passionate about water and I always try my best in everything. I want to study civil engineering because I want to understand why my repairs last for one dry season and not for ten.`,
  },
  {
    title: 'Sample: beginning of a statement of purpose',
    type: 'SOP',
    text: `I want to study hydrogeology at master's level, and to work afterwards on shallow wells in north-east Bangladesh.

In the third year of my degree I measured the water level in 22 wells around Sylhet, every Friday for five months. The wells near the new brick fields fell faster than the others, and I could not explain why with what I had been taught.`,
  },
];
