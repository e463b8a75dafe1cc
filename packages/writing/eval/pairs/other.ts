import { otherSample } from '../../src/samples/other.ts';
import type { ContentPair } from './pair.ts';

export const OTHER_PAIRS: readonly ContentPair[] = [
  {
    id: 'other-scholarship-leader',
    essayType: 'Other',
    heldOut: false,
    prompt:
      'Scholarship essay: describe how you have shown leadership and influenced others to get things done. Give clear examples. (300 words)',
    weak: otherSample.weak.text,
    strong: otherSample.strong.text,
  },
  {
    id: 'other-why-us',
    essayType: 'Other',
    heldOut: true,
    prompt: 'Why do you want to attend our college, and how will you take part in its community?',
    weak: `When I first heard about your college, I immediately knew that it was the right place for me. It has a beautiful campus, small
classes, a friendly atmosphere and a long tradition of excellence. The professors are experts in their fields and the students
come from all around the world. It would be a dream come true for me to study there.

I am particularly interested in the college because it offers a liberal arts education. This means that I can explore different
subjects and find out what I really want to do in my life. I am interested in many things, including science, literature, music
and politics. I think that a broad education is the best preparation for the future, since the world is changing so rapidly.
Furthermore, the college provides great opportunities for internships, research and study abroad, all of which I would like to
take advantage of.

As far as the community is concerned, I am a very active person and I like to get involved. In my school in Colombia I was a
member of the student council, the choir, the football team and the environmental group. I would be happy to join similar clubs
at your college and to contribute my talents and my energy. I also look forward to sharing my culture with my roommates and
classmates.

In short, I am confident that your college and I are a perfect match. I know that I will thrive there, and I will do everything I
can to give something back to the community that gives so much to me.`,
    strong: `I found your college through a footnote. I was reading about the páramo above Bogotá, the wet grassland where our tap water
comes from, and the only long series of fog measurements had been taken by two undergraduates at a college in Ohio that I had
never heard of. They had worked for a summer with Professor Haines in the Environmental Field Program. I wrote to one of them,
Dana, and she answered the same day with her raw data and an apology for the gaps.

I would come for those gaps. On our roof in Usme I have hung a fog net of 1.5 square metres since 2022, and every morning at
5:40 my sister or I read the bottle. We have 811 mornings. They disagree with Dana's curve in April, and I would like to spend
a summer on that disagreement, with the field programme's loggers on one side and my sister on the other. I had assumed that
research was something you were admitted to; it had not crossed my mind that people would simply send it to you.

Outside the field station I would look for the co-op kitchens. At school I cook on Fridays for forty, because our cook, Don
Álvaro, let me peel potatoes when I was homesick and then let me burn the lentils. I learned there that people who chop
together will argue about almost anything without getting up. In a kitchen that feeds sixty I would take the early shift, since
I am awake with the fog anyway, and on Fridays I would make ajiaco with the wrong potatoes.

I do not know yet whether I want to be a hydrologist or the person who explains the water bill. Your environment and society
course asks students to do both in one year. That is the reason I am applying, and I would send my data first.`,
  },
  {
    id: 'other-teacher-gap-year',
    essayType: 'Other',
    heldOut: false,
    weak: `After finishing secondary school I took a gap year, which turned out to be one of the best decisions of my life. During this year
I had the opportunity to do many different things and to learn a lot about myself and the world around me.

First of all, I worked as a volunteer teacher in a rural area of Bolivia. I taught children subjects like mathematics, Spanish and
English. It was a challenging but rewarding experience. The children were very poor but they always had a smile on their faces,
and this taught me to appreciate the little things in life. I realised how lucky I am and that money is not everything.

Besides teaching, I also travelled, learned a new language, read many books and worked in a restaurant in order to save some
money. All of these experiences helped me to become more mature, independent and responsible. I met amazing people who have
become friends for life and who have influenced my way of thinking.

Looking back, I can say that the gap year changed me completely. I am no longer the same person as I was before. I have become
more confident and I know what I want. I am now ready to start the next chapter of my life, which is to go to university and
study education. I want to become a teacher, because children are our future and every child deserves a good education. I am
sure that the skills and the memories from this year will always stay with me.`,
    strong: `The school in Tarabuco paid me in potatoes, and in the first month I did not earn them. I was eighteen, I had come with a suitcase of
laminated English cards, and the seventeen children of the second grade learned to say "giraffe". There are no giraffes in
Tarabuco. At home they spoke Quechua, in class they copied Spanish, and I had brought them a third language in which to be
silent.

It was Wilma who showed me. She was eight and never raised her hand. In May I met her at the market, where she was selling
ch'arki for her aunt, and I watched her add seven prices, take off a discount for a cousin and count change for a fifty in the
time I needed to find my purse. On Monday she could not do 27 plus 15 on the board. I had marked her as weak. In fact she had
been doing mathematics since she was five, only never with a pencil.

So I put the cards away and moved the class to the market on Thursdays. The children bought and sold, and afterwards we wrote
down what we had done, in Quechua first. I asked Doña Petrona, who sells coca, to teach the lesson on halves and quarters. The
headmaster thought that it was a holiday until the June test, when eleven of seventeen passed; in March it had been four. I do
not know how much of that was the market and how much was that they had stopped being afraid of me.

That doubt is what I want to study. I have a place to read for a degree in education at Sucre, and I am looking for a programme
that would let me compare classes taught first in the home language with classes that are not. I left the cards with the school.
Wilma keeps the giraffe over her stall.`,
  },
];
