import type { BankAnswer } from './bank-answer.ts';

export const IELTS_DISCUSSION_ANSWERS: readonly BankAnswer[] = [
  {
    question: 'ielts-3-teacher-1',
    strong:
      'No, I do not think so. Facts you can learn from a screen, I learned English like that. But for example my mother teaches girls to sew, and she puts her hand over theirs and pulls the thread. A video cannot feel that you hold too tight.',
    beside:
      'My school was for boys only. We had a big yard with a tree, the headmaster rang the bell himself, and in the winter we had the lessons outside in the sun.',
    short: 'No, I do not think so.',
  },
  {
    question: 'ielts-3-teacher-2',
    strong:
      'I would say that he is fair and that he admits when he does not know. We had one who was very strict, but he beat the son of the mayor the same as us, well, with words. And when he was wrong on the board he said thank you.',
    beside:
      'I wake up very early because our cock is crazy, he cries at three. My father wants to cook him since a year, but my sister gave him a name.',
  },
  {
    question: 'ielts-3-journey-1',
    strong:
      'It should be cheap, but not free, I think. In my city the bus is already full, and if it is free nobody repairs it. For students and old people free, yes, as it is in Delhi for women, and there more of them take a job now.',
    beside:
      'I learned to ride the bicycle from my sister. She held the seat and ran behind me, then she let go without telling, and I drove in the canal.',
    short: 'Yes, I think it should.',
  },
  {
    question: 'ielts-3-journey-2',
    strong:
      'Because you do not have to ask anybody. If you want to look one hour at a bridge you look. My uncle went alone to Darjeeling, and he said that people talk to you more, when you are two they think you have enough.',
    beside:
      'My town has a new airport. It was opened by the minister in 2021, it is made of glass, and on Sundays the families go to see the planes.',
  },
  {
    question: 'ielts-3-object-1',
    strong:
      'Because there is a person in it. My grandmother has a coat of my grandfather, nobody fits in it, and she airs it each spring. To throw it away would be to say that he is gone. And some people are just afraid that they need it one day.',
    beside:
      'I do sport three times in the week. On Monday I run, on Wednesday I lift weights made from cement, and on Saturday we play football till we cannot see the ball.',
  },
  {
    question: 'ielts-3-object-2',
    strong:
      'In most cases yes. The Benin bronzes were taken by soldiers, so it is simple, they are stolen. But some things were bought, and then it is not so simple. They could give it back and lend it to each other, like Germany did with Nigeria.',
    beside:
      'My class went to the zoo in 2014. There was one tiger who slept the whole day, the teacher lost two boys, and we found them at the ice cream.',
    short: 'Yes, they should.',
  },
  {
    question: 'ielts-3-decision-1',
    strong:
      'They should advise, but not choose. My cousin became a doctor because of my uncle, and he fainted when he saw blood, after four years he left. Parents know the child, but they know the jobs of twenty years ago.',
    beside:
      'I have a garden on the roof with tomatoes, mint and one lemon tree. In the evening I water it with the can, and the crows take the small tomatoes.',
    short: 'No, not really.',
  },
  {
    question: 'ielts-3-decision-2',
    strong:
      'It depends on if you can go back. A shirt you can choose in a minute. To marry or to sell the land, slowly, my father slept on it for a year and prices went up, so even that has a cost.',
    beside:
      'I was born in the year of the flood. My mother was on the roof of the school, a boat came with a nurse, and they named me after the boatman.',
    short: 'Slowly, I think.',
  },
  {
    question: 'ielts-3-place-1',
    strong:
      'Yes, in mine you cannot hear the birds any more. The buses use the horn instead of the brake. In Dhaka they measured over 100 decibel at the crossing, and the policemen there become deaf. Ten years ago it was not so.',
    beside:
      'My best subject was geography. I can say all the capitals, I have a globe from my grandfather on which the Soviet Union is still, and I learn the flags.',
    short: 'Yes, they are.',
  },
  {
    question: 'ielts-3-place-2',
    strong:
      'Because where else does a poor person go on a Sunday? In a house with two rooms the children have no corner. In Ramna park you see old men walking, girls who study, all for free. And the trees make it two or three degrees cooler.',
    beside:
      'I bought a cap in Cox’s Bazar with my name on it. The man wrote it wrong, with a b, and since then my friends call me Bobi.',
  },
  {
    question: 'ielts-3-help-1',
    strong:
      'I think they help less with the hand but not with the heart. In the village you know who it is. In the city you fear a trick. When I fell from the scooter in Chennai two walked past, the third gave me water, but first he looked around.',
    beside:
      'I would like to live on the twentieth floor. From there you see the lights, you have an elevator, and my friend who lives so says that the mosquitoes do not come.',
    short: 'Yes, I think they do.',
  },
  {
    question: 'ielts-3-help-2',
    strong:
      'If they have to, it is not voluntary. We had to clean the beach for marks, and half of us put the rubbish behind a stone. I would rather let them choose from five things, then it is their own. My sister chose the old people and she still goes.',
    beside:
      'My school bag was so heavy that my shoulder went down. My father weighed it on the rice scale, it was nine kilos, and he went to the headmaster.',
    short: 'No, it should be their choice.',
  },
  {
    question: 'ielts-3-skill-1',
    strong:
      'To calm somebody. A machine can say the words, but the patient knows that it has nothing to lose. My aunt is a midwife, she says half of her work is to hold a hand and wait. And maybe cooking for someone you know.',
    beside:
      'I got my driving licence at the second try. The first time I forgot the belt, the officer smiled, wrote something and we went back after ten metres.',
  },
  {
    question: 'ielts-3-skill-2',
    strong:
      'For languages yes, the mouth is already stiff, my father cannot say the th. But adults know why they learn. He learned bookkeeping at fifty in one winter because the shop needed it, and I took two years at school.',
    beside:
      'My little cousin is four. She asks why about everything, she draws on the walls, and she believes that the moon follows our car.',
    short: 'Yes, a bit.',
  },
  {
    question: 'ielts-3-news-1',
    strong:
      'Because the good things are slow. A school which teaches every day is no news, when it burns it is. And people click on what makes them afraid, I do it too, I never opened a story about a bridge that stands.',
    beside:
      'I watch the series from Turkey with my mother. There are two hundred parts, each one has someone who listens behind the door, and she cries always.',
  },
  {
    question: 'ielts-3-news-2',
    strong:
      'My grandfather got it from the radio at seven, the whole street sat there. Then came television. Now my brother has it from Facebook, between two videos of cats, and he does not know who wrote it. It is quicker and nobody waits, but it is also less sure.',
    beside:
      'My way to the university is long. I take first the rickshaw, then the train two stations, then I walk past the hospital, where a man sells boiled eggs.',
  },
  {
    question: 'ielts-3-work-1',
    strong:
      'Yes, at least for some months. I carried bricks in one summer and since then I never said again that a wall is expensive. People in offices forget how heavy is a thing. But it should not be forced on somebody who is ill or old.',
    beside:
      'My uncle has a parrot. It says good morning in Hindi and bad words in Bengali, and when the imam comes we put a cloth on the cage.',
    short: 'Yes, everybody.',
  },
  {
    question: 'ielts-3-work-2',
    strong:
      'Because the firm is not loyal either. My father was thirty years in the jute mill and they closed it in one day. So the young ones see, take the better salary when it comes. And with the phone you see each evening what others pay.',
    beside:
      'I dress simple. For the university I wear jeans and a shirt, on Friday the white panjabi, and for weddings my brother lends me his jacket.',
  },
  {
    question: 'ielts-3-festival-1',
    strong:
      'Not always. In my village they stopped the puppet play because the young men are in the Gulf. In Dhaka there is a club who does it every month. I think a tradition is kept where people miss it, and this can be in London also.',
    beside:
      'I caught once a fish of four kilos. It pulled me in the water up to the chest, my brother laughed instead to help, and in the end the line broke.',
    short: 'Yes, I think so.',
  },
  {
    question: 'ielts-3-festival-2',
    strong:
      'For Eid I would say yes. The shops begin two months before, and the father who cannot buy new clothes is ashamed. When I was small one shirt was enough. But the prayer and the meal with the neighbour is not for sale, this stayed.',
    beside:
      'My hair is very thick. The barber takes double time for me, he is called Shanto, he talks about politics and cuts shorter when he is angry.',
    short: 'A little, yes.',
  },
  {
    question: 'ielts-3-problem-1',
    strong:
      'Because the company wants to sell you the next. My mother’s fan is from 1985 and goes, mine from 2020 is glued so you cannot open it. And we also are guilty, we take the cheap one. If there was a law with five years guarantee they could do it.',
    beside:
      'My friend is a magician. He takes coins from the ear of children at birthdays, he gets 500 for it, and once the rabbit ran in the kitchen.',
  },
  {
    question: 'ielts-3-problem-2',
    strong:
      'Yes, I would like it, one hour in the week. We learned the parts of a flower but not to change a plug. The boys and the girls also. In my school a man came one day and showed how to mend a puncture, and it is the only lesson which I used each month.',
    beside:
      'Our school uniform was white and blue. In the first week it was clean, my mother washed it each night because I had only one, and dried it over the stove.',
    short: 'Yes, it should be.',
  },
  {
    question: 'ielts-3-money-1',
    strong:
      'Yes, a little, and then not more when it is gone. I got twenty taka on Saturday, by Sunday I had spent it for stickers, and six days I looked at the others. That I learned with nine and not with thirty. But in poor homes they help instead.',
    beside:
      'I was ill in May with dengue. I had four days fever, my bones hurt, and they gave me juice of papaya leaf, which is the worst thing in the world.',
    short: 'Yes, but only a little.',
  },
  {
    question: 'ielts-3-money-2',
    strong:
      'Some cannot, there is nothing left on the twentieth. Others had it bad as a child and want to live now, my cousin is so, he says tomorrow I can be dead. And if your money loses ten per cent every year, like here, then a fridge is more clever than saving.',
    beside:
      'I collect stamps from my grandfather. There is one with an elephant from Ceylon, one has no glue, and my nephew stuck three of them on the door.',
  },
];
