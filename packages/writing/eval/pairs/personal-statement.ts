import { personalStatementSample } from '../../src/samples/personal-statement.ts';
import type { ContentPair } from './pair.ts';

export const PERSONAL_STATEMENT_PAIRS: readonly ContentPair[] = [
  {
    id: 'statement-stammer',
    essayType: 'Personal Statement',
    heldOut: false,
    prompt:
      'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
    weak: personalStatementSample.weak.text,
    strong: personalStatementSample.strong.text,
  },
  {
    id: 'statement-beekeeping',
    essayType: 'Personal Statement',
    heldOut: true,
    weak: `Nature has always played a big role in my life. I grew up in a small village in Ethiopia where people live close to nature and
depend on it. My family has kept bees for many generations, and I have helped with this work since I was a little child.

Working with bees has taught me a lot. Bees are amazing animals. They are hardworking, organised and always work together for
the good of the community. I think that humans can learn many things from them. Like the bees, I am a team player who is
always ready to help others. I have also learned responsibility, discipline and patience, because beekeeping is not an easy job
and requires a lot of effort.

At school I was always interested in the sciences, especially biology and chemistry. I got good marks and took part in a science
fair. I also did some experiments with honey, which were quite successful. My teachers encouraged me to go on. In addition, I
was a member of the environmental club, played football and helped younger students with their homework. All of these
activities made me a well-rounded person.

I would like to study biology at university because I want to understand nature on a deeper level and protect it for future
generations. The environment is in danger and we need young people who are willing to do something about it. I am convinced
that I have the motivation and the skills to succeed in this field, and I am excited about the journey ahead.`,
    strong: `The year I turned twelve, my uncle Tesfaye lost nineteen of his thirty hives, and the priest, the extension officer and my
grandmother each knew why. It was sin, it was pesticide, it was the new mobile mast. I wanted it to be the mast, because I
could see it from our door in Holeta and it was ugly.

I took a school notebook and drew a map of every hive, the dead ones in red. If the mast was guilty, red would gather round it.
It did not. Red gathered along the stream. I remember feeling cheated, and then, for the first time, more curious than I was
angry. I had walked past that stream a thousand times. Upstream somebody had planted two hectares of flowers under plastic for
export, and on Thursdays a man with a tank on his back sprayed them at eleven in the morning, the hour at which bees fly.

My chemistry teacher lent me strips that show organophosphates. Seven of my ten water samples turned. I brought the strips and
the map to the farm and expected to be thrown out. The manager, an agronomist from Bahir Dar, looked at them for a long time
and asked whether six in the evening would be better. It had never been about not caring. Nobody had shown him the hour. My
uncle has lost two hives since.

I still have the notebook, and what I like most in it is the mast, drawn very large, with nothing red beside it. It reminds me
how badly I wanted to be right. I hope to study ecology, and to go on asking questions whose answer I would rather not hear.
The next one is already in the back of the notebook: why do the hives closest to the church forest swarm eleven days later?`,
  },
  {
    id: 'statement-shop-ledger',
    essayType: 'Personal Statement',
    heldOut: false,
    prompt: 'Discuss an accomplishment, event, or realization that sparked a period of personal growth. (650 words)',
    weak: `Growing up in a middle-class family in Vietnam, I learned the value of money early in my life. My parents own a small shop and
they work very hard from morning to night in order to give my brother and me a good education. I am really grateful for all of
their sacrifices.

An event that sparked my personal growth was when I started to help my parents in the shop. At the beginning it was not easy
for me, because I had no experience. I had to serve customers, arrange the products, count the money and manage my time between
school and work. But little by little I became better at it. I improved my communication skills because I talked to different
kinds of people every day. I also became more responsible and mature.

One day we had some financial difficulties and I decided to help. I used my knowledge of mathematics and computers to find a
solution, and finally the situation of the shop got better. My parents were very proud of me. It was an unforgettable
experience, and it showed me that I can achieve anything if I put my mind to it. It was definitely a turning point in my life.

Thanks to this experience I discovered my passion for business and economics. I want to become an entrepreneur in the future and
create jobs for people. I know that it is not going to be easy, but I am willing to work hard. Personal growth is a lifelong
process, and I am looking forward to continuing it at university, where I can develop my full potential.`,
    strong: `At eleven at night my mother closes the shop, sits down on the rice sacks and writes in the blue ledger who owes us. In our
street in Hue everyone owes us. When I was sixteen I decided to fix this. I typed the ledger into a spreadsheet, sorted it by
date, and found that we were owed 61 million dong, of which 40 was more than a year old. I printed the list, underlined the
ten worst debtors, and laid it proudly on the counter.

My mother read it and put it in the stove. I was so angry that I did not speak to her for two days.

On the third day Mrs. Lan came in, number four on my list: 3.2 million, nineteen months. She bought an egg and did not pay. On
the way out she told my mother, quite quietly, that the ward was going to check licences on Monday. I looked at the ledger
again that night, and this time I asked about each name instead of sorting them. Number one had driven my father to hospital
in the flood of 2020. Number seven taught me to read. What I had taken for a list of losses was a kind of insurance, and my
mother had been paying the premium in eggs.

It would be neat to say that she was right and I was wrong. But four names on the list had moved away, and she had kept writing
them down because she could not bear to cross them out. We did that together, and it took an hour and some tears. We wrote off
9 million, and we stopped there.

I have stopped believing that a number explains itself. I want to study economics because of Mrs. Lan's egg: somewhere in that
trade is a price that I cannot calculate yet, and I would like to learn what it would take, and when it is better not to.`,
  },
];
