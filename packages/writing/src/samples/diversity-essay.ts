import type { Sample } from './sample.ts';

export const diversityEssaySample = {
  prompt: 'How has your background shaped you, and how would you contribute to the diversity of our community?',
  weak: {
    text: `Diversity is very important in our globalised world. When people from different cultures, religions and backgrounds come
together, they can learn from each other and create something beautiful. I believe that I can contribute to the diversity of
your community because of my unique background.

I was born in Morocco, a country which is known for its rich history and its mix of cultures. In my country people speak many
languages, such as Arabic, French and Amazigh. Growing up in such an environment has made me an open-minded and tolerant
person. I respect everyone regardless of their nationality, skin colour or beliefs. My family taught me important values such as
respect, hospitality and solidarity, which I carry with me wherever I go.

Of course, there were also difficult moments. Sometimes I felt different from others and it was hard to fit in. But these
experiences made me stronger and helped me to understand who I really am. I learned to be proud of my roots and to see my
background as a strength and not as a weakness. Now I can easily adapt to new situations and communicate with all kinds of
people.

At your university I would like to share my culture with other students and at the same time learn about theirs. I would
participate in international events, join clubs and organise activities that bring people together. I am sure that my
perspective will enrich the campus, and that together we can build a more inclusive world.`,
    remarks: [
      { quote: 'Diversity is very important in our globalised world', id: 'diversity-word' },
      {
        quote: 'My family taught me important values such as\nrespect, hospitality and solidarity',
        id: 'diversity-values',
      },
      { quote: 'I would\nparticipate in international events, join clubs', id: 'diversity-promise' },
    ],
  },
  strong: {
    text: `My grandmother signs with three letters that look like a man, a yaz and a cross, and until I was fourteen I thought that she
could not write. In the bank in Khenifra I used to take the pen from her hand, write her name in Arabic, and press her thumb on
the ink pad. I was quick about it, because people were waiting.

Then Tifinagh came onto the road signs. I was reading them aloud in the bus, slowly, from a sheet our teacher had given us, and
my grandmother corrected me. She read the whole road from Khenifra to Azrou: every village, without a sheet. She had learned
the letters from her own mother, who wove them into rugs. I had sat on those rugs all my life. I remember my ears getting hot.

What had I been ashamed of? Not of her, I think, but of the seconds in which the queue could see where we came from. Since then
I have tried to notice who in a room is being helped without being asked. With two friends I recorded forty of her words for
weaving and printed them in three scripts on cards that the cooperative now sells with the rugs. She chose the price. At the
bank she signs with her three letters; the clerk had to call his manager, and the queue waited.

In a seminar I am the one who asks what the local word is, and who was not asked. I would bring the cards, and the habit. I
would also like to start a table in the library where anyone can bring something their family wrote that they themselves
cannot read. I suspect that there are more of us than a queue would show, and I would rather we found out together than one
thumb at a time.`,
    remarks: [
      { quote: 'I used to take the pen from her hand', id: 'diversity-act' },
      { quote: 'She read the whole road from Khenifra to Azrou: every village, without a sheet', id: 'diversity-turn' },
      {
        quote: 'Not of her, I think, but of the seconds in which the queue could see where we came from',
        id: 'diversity-answer',
      },
      {
        quote: 'start a table in the library where anyone can bring something their family wrote',
        id: 'diversity-gain',
      },
    ],
  },
} as const satisfies Sample;
