/** Answers as in the three parts of IELTS Speaking. */
import type { AnswerPair } from './pair.ts';

export const IELTS_PAIRS: readonly AnswerPair[] = [
  {
    question: 'ielts-1-home-town-1',
    heldOut: false,
    weak: 'I live in a city. It is very nice and beautiful. I like it very much.',
    strong:
      'I live in Rajshahi, on the river, about five hours from the capital by train. It is quiet, and in May the whole town smells of mangoes. From my window I see a tea stall where my teacher plays chess every evening.',
  },
  {
    question: 'ielts-1-phones-3',
    heldOut: true,
    weak: 'It depends. Sometimes I call and sometimes I write. Both are good and useful for communication.',
    strong:
      'I prefer to write, because my sister works at night and a call would wake her. But I ring my grandmother on Fridays. She holds the phone upside down, so I mostly hear her goats.',
  },
  {
    question: 'ielts-1-food-2',
    heldOut: true,
    weak: 'When I am away from home I miss the food of my home very much, because home food is always the best food and it is healthy and tasty.',
    strong:
      'My mother’s khichuri with burnt onions. She makes it when it rains, so now I get hungry whenever I hear rain. I tried to cook it in the hostel last July and set off the alarm.',
  },
  {
    question: 'ielts-2-skill',
    heldOut: false,
    weak: 'I would like to talk about a skill, which is English. English is a very important language in the world. It was very hard for me to learn, but I worked hard and practised a lot. I wanted to learn it because it is necessary for a good career. I learned it from my school and from the internet. The hardest part was grammar and vocabulary. Now my English is good. I think everybody should learn English, because it is useful in every part of life. It helps us to communicate with people from other countries. So that is the skill that I wanted to talk about.',
    strong:
      'I want to tell you about learning to swim, which I did at nineteen. I grew up on the third floor in Dhaka and the only water I knew was in a bucket. The year before, a boat with two boys from my college had turned over, so I wanted to learn before I was on one myself. My cousin taught me in a pond in Barisal, in the week after Eid. At first I held the bamboo pole with both hands and shouted at him. He made me put my face in the water and count the fish, and I never counted any, but I stopped shouting. The hardest thing was to breathe out under water; everything in you says no. On the sixth day I crossed the pond, about thirty metres, with my cousin walking beside me up to his chest. I still swim like a frog, but last summer I took the ferry without sitting near the door.',
  },
  {
    question: 'ielts-2-object',
    heldOut: true,
    weak: 'My family keeps an old thing, which is a clock. It is very old and beautiful. It came from my grandfather. It is kept in our living room. Everybody in my family likes it very much and it is very important for us. Nobody throws it away because it has sentimental value and it reminds us of the past. I think that old things are very valuable and we should keep them safe for the next generation. Old is gold, as people say. I also like this clock very much and I will keep it in the future.',
    strong:
      'There is a radio in our kitchen that has not spoken since 1971. It is a green Philips, as large as a loaf, with a cloth front that smells of smoke. My great-grandfather bought it from a ship’s cook in Chittagong and carried it home on his head, two days on foot. In the war the whole lane sat in our kitchen at nine in the evening and listened, with the sound so low that you had to hold your breath. One night soldiers knocked, and my great-grandmother put it into the rice bin and cooked rice on top of it. After that it never worked again. It stands on the shelf above the rice now. My father wanted to have it repaired once, and my grandmother said: it has said what it had to say. That is why nobody throws it away. When I cook I sometimes hold my breath a little.',
  },
  {
    question: 'ielts-2-decision',
    heldOut: true,
    weak: 'I had to make a decision about my career, which was very difficult for me. I thought about it for a long time and I asked my family and friends. There were many good sides and also some bad sides. Finally I decided what was the best for me. It was the right decision and I am happy with it. I think that decisions are very important in life, because they can change our future. We should always think carefully before we make a decision and take advice from our elders.',
    strong:
      'The decision was whether to leave the national chess team. I was seventeen and I had been in it for two years. For staying there were the journeys and my coach, who had never taken a taka from us. Against it there was the school-leaving exam in March, because the tournament was in February, in Tashkent. I made a list with two columns and it came out even, eleven to eleven. I carried that list in my pocket for five weeks. Then one evening I noticed that I was solving a chemistry problem and enjoying it, and that I had not opened the chess book for nine days. So I rang the coach. He was silent, and then he said: “You moved first, good.” I passed the exam with the marks I needed. Was it right? I think so, although my place went to a girl who won a medal, and I have her photograph on my wall.',
  },
  {
    question: 'ielts-3-skill-1',
    heldOut: false,
    weak: 'I think that machines are very useful in our life and they are developing very fast. In the future machines will do many things. But they cannot do everything, because they are only machines and humans are humans. So there will always be some skills for humans.',
    strong:
      'I think that machines will not take over the skills in which somebody has to be responsible. A program already reads X-rays better than many doctors, but when it is wrong, somebody has to tell the family. My aunt is a nurse, and she says that half of her work is sitting down next to a bed. However, I am not sure about teaching: children in our street talk to a screen more freely than to us.',
  },
  {
    question: 'ielts-3-journey-1',
    heldOut: true,
    weak: 'Yes, public transport should be free because it is good for people. Many people use public transport every day. If it is free, then everybody will be happy and it will save money. So the government should make it free for all people.',
    strong:
      'In my opinion it should be cheap, but not free. In Tallinn it has been free for residents for years, and as far as I have read, many of the new passengers were people who used to walk. On the other hand, for a garment worker in Dhaka the bus takes a tenth of her wage, so for her it matters more than for me. I would make it free before eight in the morning, because that is when people have no choice.',
  },
  {
    question: 'ielts-3-money-1',
    heldOut: true,
    weak: 'I think yes, children should get pocket money, because they need money for different things. But too much money is not good for them. Parents should control it. So it has both advantages and disadvantages, and it depends on the family.',
    strong:
      'Yes, from about seven, and a fixed sum, because then they learn that it ends. My brother got ten taka every Saturday and spent it in an hour; after a month he asked me to keep half of it. If they have to earn it for washing up, they learn something else: that helping at home is a job. I would not pay for that, although my neighbours do and their children do wash up.',
  },
  {
    question: 'ielts-3-news-2',
    heldOut: true,
    weak: 'The way people get their news has changed a lot because of technology. Before, people used newspapers and now people use the internet and social media. It is very fast and easy. But there is also fake news. So technology has both good and bad effects on news.',
    strong:
      'My grandfather used to walk to the market at six to read the paper that hung there, and he talked about it with whoever stood next to him. Now I read forty headlines in bed, alone, before I am awake. So it is faster, but what was lost is that stranger who said “I do not believe it”. For example, last winter a video of a flood went round in our group; it was from another country, and it took two days until somebody noticed.',
  },
];
