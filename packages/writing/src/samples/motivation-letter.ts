import type { Sample } from './sample.ts';

export const motivationLetterSample = {
  weak: {
    text: `Dear Admissions Committee,

With great enthusiasm I would like to apply for the Master's programme in Sustainable Energy at your institution. I am a
motivated mechanical engineer from Ghana with a passion for renewable energy and a strong desire to learn.

Climate change is one of the greatest challenges of our time, and I believe that every one of us has a responsibility to act.
Africa has a huge potential for solar energy, but unfortunately it is not used enough. This situation has inspired me to
choose this field. During my Bachelor's studies I acquired a solid theoretical foundation, and during my internship I was
able to apply this knowledge in practice. I worked on cold storage, solar panels, maintenance and other tasks, and my
supervisors were always satisfied with my performance.

Your programme is the perfect choice for me because of its interdisciplinary approach, its excellent reputation and its close
contact with industry. I am impressed by the quality of the teaching and by the many opportunities that it offers to
international students. Germany is a leading country in technology and therefore the best place to study engineering.

I am an open-minded and communicative person who enjoys working with others. I am convinced that my background and my
personality make me a suitable candidate. After graduation I would like to work in the energy sector and to contribute to a
greener future for my continent. I would be delighted to receive a positive answer from you.

Yours sincerely,
Kwame`,
    remarks: [
      { quote: 'I am a\nmotivated mechanical engineer', id: 'letter-adjectives' },
      { quote: 'I worked on cold storage, solar panels, maintenance and other tasks', id: 'letter-tasks' },
      { quote: 'Germany is a leading country in technology', id: 'letter-country' },
    ],
  },
  strong: {
    text: `Dear members of the selection board,

In the fish market of Elmina, women buy ice at four in the morning and sell what is left of the catch at noon at half the
price. In my last internship I measured why. I put loggers into nine of their boxes for three weeks and found that the fish
was above eight degrees for five hours of every day, most of it before nine o'clock, because the ice arrived in sacks and had
half melted on the road from Cape Coast.

With my supervisor at the technical university I rebuilt an old freezer so that it ran from four solar panels without a
battery and froze salt water during the day. It kept two boxes below four degrees for seventeen hours. Mrs. Adjei, who tried
it, sold her fish at full price until three. She also told me what was wrong with it: she could not lift the lid alone. I had
designed for the fish and forgotten the woman, and I have asked every user to lift, carry and clean my drawings since.

I am applying to the Master's in Sustainable Energy Systems at Oldenburg because I have reached the end of what I can do by
trial. I do not understand phase-change storage well enough to size it, and your module on thermal storage, together with
the laboratory where students test their own prototypes, teaches exactly this. I would bring measurements from a market that
few of my fellow students will have seen, and a habit of asking who has to lift the lid.

After my return in 2028 I want to set up a small workshop in Takoradi that builds and repairs such stores for landing sites
along the coast. Three market associations have already asked for one. I would come with those letters in my bag.

Yours sincerely,
Kwame Mensah`,
    remarks: [
      { quote: 'In my last internship I measured why', id: 'letter-question' },
      { quote: 'I had\ndesigned for the fish and forgotten the woman', id: 'letter-mistake' },
      {
        quote:
          'your module on thermal storage, together with\nthe laboratory where students test their own prototypes, teaches exactly this',
        id: 'letter-module',
      },
      { quote: 'Three market associations have already asked for one', id: 'letter-wanted' },
    ],
  },
} as const satisfies Sample;
