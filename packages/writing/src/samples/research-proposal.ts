import type { Sample } from './sample.ts';

export const researchProposalSample = {
  weak: {
    text: `Mobile money is a very interesting and important topic nowadays, especially in developing countries like Uganda. Many people
use it every day to send and receive money. It has changed the lives of millions of people and has had a great impact on the
economy. Therefore it is necessary to carry out more research about it.

The aim of this research is to study the effects of mobile money on women. Women are a very important part of society, but
they face many challenges in their daily lives. I believe that mobile money can help to empower them and improve their living
conditions. In this research I will look at the advantages and disadvantages of mobile money and give some recommendations.

A lot of research has already been done in this area by different scholars. However, there is still a gap which I would like to
fill. For the methodology I will use both quantitative and qualitative methods. I will collect data through questionnaires,
interviews and the internet, and afterwards I will analyse the data with appropriate software. The results will be presented in
a clear way using tables and graphs.

I am confident that this research will be successful because I am very motivated and I have always been interested in this
subject. It will be useful for the government, organisations, researchers and the general public. It will contribute to the
development of the country and help to create a better future for women. Your university is the ideal place for such a
research because of its excellent reputation.`,
    remarks: [
      { quote: 'Mobile money is a very interesting and important topic nowadays', id: 'proposal-topic' },
      { quote: 'there is still a gap which I would like to\nfill', id: 'proposal-no-gap' },
      { quote: 'I will use both quantitative and qualitative methods', id: 'proposal-any-method' },
    ],
  },
  strong: {
    text: `In Uganda, a woman who receives money on her phone often hands the phone to her husband to withdraw it. Whether she then
keeps control over the money is not known. Earlier work measures who owns an account. Suri and Jack (2016) link access to
mobile money with a fall in poverty, strongest in households headed by women, and Riley (2022) finds that loans paid onto a
woman's own account raise her profits. Both leave open what happens between the arrival of the message and the moment of
withdrawal.

This project asks: does a PIN that only the woman knows change who decides how a transfer is spent? My hypothesis is that it
does so only where she can also withdraw at an agent out of sight of her household.

I will compare 240 women who sell at four markets in Mbale district. Half of them, chosen by lot, will be offered a new SIM
with a PIN set in private; within each half I record the distance to the nearest agent who is not a relative. Each woman keeps
a picture diary of spending for eight weeks, and I interview forty of them twice. The main outcome is the share of each
transfer that she reports having allotted herself; I will estimate it with a mixed model, with the market as a random effect.

The design is feasible in twenty-four months: four for ethical approval and a pilot with twenty women, twelve in the field,
eight for analysis and writing. The market association has agreed in writing, and I speak Lumasaba. A risk is that secrecy
provokes conflict; a counsellor from the local women's centre will therefore be on call, and any woman can leave by a missed
call. With only four markets I cannot speak for Uganda, and I will not try to. If the hypothesis fails, the result still tells
the two networks that privacy campaigns alone are money badly spent.`,
    remarks: [
      {
        quote: 'Both leave open what happens between the arrival of the message and the moment of\nwithdrawal',
        id: 'proposal-gap',
      },
      {
        quote: 'does a PIN that only the woman knows change who decides how a transfer is spent?',
        id: 'proposal-question',
      },
      { quote: '240 women who sell at four markets in Mbale district', id: 'proposal-method' },
      { quote: 'With only four markets I cannot speak for Uganda, and I will not try to', id: 'proposal-limit' },
    ],
  },
} as const satisfies Sample;
