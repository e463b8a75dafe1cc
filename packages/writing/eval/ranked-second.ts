/**
 * Ten more invented essays, of kinds that the engine had not met. They were written, graded and given the three remarks that a
 * counsellor would make BEFORE the engine read them, on the day that the figures "at first sight" in docs/essay-engine.md are of.
 */
import type { RankedEssay } from './ranked.ts';

export const SECOND_RANKED: readonly RankedEssay[] = [
  {
    id: 'quiet-route-14',
    essayType: 'Personal Statement',
    kind: 'quiet',
    grade: 8.6,
    remarks: ['one sentence on what the study would be', 'the uncle comes in late', 'nothing else'],
    text: `My father sells tickets on the number 14, and for two summers I sold them with him, because his knee had stopped liking the step. The fare is written on a board above the driver. Nobody pays it. Schoolchildren pay half of it, the man with goats pays for one goat, and nurses on the last bus pay nothing, though they hold out the coin so that he can close their fingers over it.

I was fourteen and I liked boards. On my first day alone I charged everybody what was written there. The bag was heavier than it had ever been when we reached the depot at Lira, and I put it on the table in front of him. He counted it twice. Then he asked whether the woman from Ogur with the sewing machine had got off where she always does.

She had not got on. I had told her that the machine was luggage, three hundred shillings more, and she had looked at the coins in her hand and then at the road. It is eleven kilometres to Ogur. I had seen her begin to walk; I had thought about it as far as the next stop.

He did not shout. The next morning he gave me a school exercise book and said that since I liked things written down, I could write down what people really paid. I filled thirty-one pages. By August I could have told you from the fare alone whether the cotton had been weighed that week, and which of the nurses had a child in hospital. The board had one number on it. The book had some four hundred, and it was the book that came out even: at the end of each month he was never more than two thousand short, and the owner never asked.

I still think that the board is right, in a way. My uncle drives the number 9, where they charge what is written, and his bus has new tyres. Ours has the woman from Ogur, third seat on the left, with the machine on her knees. I have tried to work out how many tyres she costs us. It comes to about half of one, every year, and I do not know in which column it should stand.`,
  },
  {
    id: 'loud-curtains',
    essayType: 'Personal Statement',
    kind: 'loud',
    grade: 8.3,
    remarks: ['the middle could be shorter', 'what do you do now with these questions', 'nothing else'],
    text: `Let me begin with the fire, since everybody at my school does.

Yes, it was me. Yes, the curtains. No, not the whole laboratory, whatever Sameer tells the first-years. Two curtains, one poster of the periodic table up to and including the halogens, and the left eyebrow of Miss Fernandes, who drew it on with a pencil for the rest of the term and got it wrong every single day. I was fifteen, I had a spoon of sugar, I had a spoon of potassium nitrate, and I had been told not to.

I LOVED it. I am supposed to write that I was horrified. I was horrified for about as long as it takes to find a bucket. Underneath that, and I have never told Miss Fernandes this, was a small voice that said: purple! Nobody had told me that it would be purple. The book said "burns vigorously". The book had seen a lilac flame a foot high and had come away with an adverb.

My punishment was to repaint the wall and to write, five hundred times, "I will follow the procedure." Around line ninety I began to wonder who had written the procedure. By line two hundred I was making a list in the margin of everything in our textbook that described a colour, a smell or a noise. In 318 pages there were eleven. I showed it to Miss Fernandes together with my lines, which was either brave or very stupid. She read it standing up. Then she unlocked the fume cupboard, which in our school is where the cricket bats are kept, took out the bats, and said, "Thursdays. Four o'clock. You write what you see, and you do not touch ANYTHING."

So for two years of Thursdays I wrote what I saw. Copper in nitric acid: a brown that crawls over the edge like something leaving without paying. Iodine: smells of swimming pools and lies down as purple dust. Eighteen of us come now, and the eighteen write it in Konkani, Hindi and English, and fight about the words. We have a book with 140 entries. Sameer drew the flames.

I used to think that I loved explosions. What I love is the second after, when the thing has happened and there is no adverb for it yet, and everybody in the room is reaching. I want to study chemistry with people who reach. I will bring my own curtains.`,
  },
  {
    id: 'hollow-horizon',
    essayType: 'Personal Statement',
    kind: 'hollow',
    grade: 3.0,
    remarks: ['nothing happens in it', 'the thoughts are borrowed', 'whose essay is it: one moment'],
    text: `Every sunrise asks the same question, and every morning I have tried to answer it with my whole heart. Who am I when nobody is watching? I have learned that the answer is not found in mirrors, but in the footprints that we leave behind.

I come from a place where the horizon is always near. Some see a horizon as a limit; I have always seen it as an invitation. My childhood was painted in the colours of patience and hope. My parents gave me roots, and my teachers gave me wings, and between the two I discovered the courage to fly. It was not always easy. There were days when the wind was against me and the sky was heavy. But it is the storm that teaches the tree how deep its roots truly are.

I have fallen many times. Each fall became a lesson, and each lesson became a stepping stone. Failure is not the end of the story; it is the comma before the next chapter. When I look back at the person I used to be, I see somebody who was afraid of making mistakes. When I look forward, I see somebody who is no longer afraid of becoming. That transformation did not happen in a single moment. It happened in a thousand small silences, in conversations that stayed with me, in books that opened doors inside me.

Leadership, to me, is not about standing in front. It is about walking beside. In every team that I have been part of, I have tried to be the thread that holds the fabric together. I listen before I speak, and I believe that the quietest voices often carry the deepest truths. As Maya Angelou reminds us, people will never forget how you made them feel.

University is the next horizon. I do not seek a degree but a transformation. I want to surround myself with minds that challenge me and hearts that inspire me. I carry with me the dreams of those who came before me and the hopes of those who will come after me. The sunrise is still asking its question, and I am finally ready to answer.`,
  },
  {
    id: 'poor-english-incubator',
    essayType: 'Personal Statement',
    kind: 'strong, poor English',
    grade: 7.2,
    remarks: ['past tense', 'what the school gave after', 'let a teacher read the English'],
    text: `In my house we are having forty two chicken and no hen which want to sit. My mother she buy the eggs from market and she say always same thing, next time I buy the machine. The machine is 900 birr. I am thirteen year old that time and I think machine is only box with a lamp.

So I make box. I take carton from the shop of Ato Girma, I put inside a lamp of 40 watt and water in sardine tin because my science book say the egg need wet. I put twenty egg. I was sleeping near to the box and I wake up every two hour for turn them. After 21 day nothing is happen. After 23 day it smell. My brother carry box outside with cloth on his nose and my mother don't say nothing, she only count the money of twenty egg, it was 140 birr, and write it on the door with chalk.

I open the eggs. I know it is not nice but I want to see. In the side near to lamp the chick was finish, with feather and all, and they are dead. In other side there is only yellow water. I understand from this that my box was not one box, it was two country, one is too hot and one is too cold. In my book it say 37.5 degree but it don't say where.

Second time I ask to the nurse in health post for old thermometer and she give me one that the number is half gone. I put it in nine place and I draw a map on carton. Then I move the lamp to middle, I make holes, I put a small fan from broken computer of the school. The different between corners was before 6 degree, after it was 1. From thirty egg, nineteen chicks come out. I was screaming so much that neighbours think somebody died.

My mother did not rub the chalk. She write under it: minus 19. I ask why minus and she say because now they owe you nothing, but you are owing me still eleven.

Now four family in our kebele have my box. One have fire in it, because I did not think about mouse which eat the cable, and I paid for that with my chicks. I want to learn engineering because I know how to make thing that work, but I don't know how to know before if it will not.`,
  },
  {
    id: 'list-of-achievements',
    essayType: 'Personal Statement',
    kind: 'list',
    grade: 3.8,
    remarks: ['it is the activity list again', 'which one of them deserves its story', 'what did you think'],
    text: `I have always strived for excellence in everything that I do, and my record speaks for itself. In Grade 9 I was elected Class Captain and in Grade 10 I became Vice President of the Student Council of Greenfield International School. In Grade 11 I was appointed Head Girl, leading a council of twenty-two prefects and representing more than 1,400 students.

Academically I have maintained a GPA of 4.0 for three consecutive years. I won the gold medal in the National Mathematics Olympiad in 2023 and the silver medal in 2024. I was awarded the Principal's Award for Academic Excellence twice, and I received the Chevron STEM Scholarship in 2024. I scored 1520 in the SAT and 8.0 in IELTS.

In the field of debating I was the captain of the school team that won the Lagos Inter-School Debate Championship in 2022, 2023 and 2024. I was named Best Speaker at the Abuja Model United Nations, where I represented Norway in the Security Council, and I received an Honourable Mention at Yale Model United Nations. I also served as Secretary General of our own conference, which was attended by 300 delegates from eighteen schools.

I am equally committed to service. I founded the Hands of Hope Initiative, which has donated 500 books and 200 school bags to children in Ajegunle. I organised two blood donation drives in partnership with the Red Cross and completed over 150 hours of community service. I also volunteered at Lagos University Teaching Hospital during the summer of 2023.

In addition I have been a member of the school choir, the basketball team, the Press Club and the Coding Club. I completed online courses in Python, data science and public speaking from Harvard, Google and Coursera. I hold a Grade 6 certificate in piano from ABRSM.

These experiences have made me a well-rounded individual with strong leadership, communication and time management skills. I am confident that with my track record I will be an asset to your university, and that I will continue to achieve great things there.`,
  },
  {
    id: 'story-without-meaning',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 5.2,
    remarks: ['what did it change', 'why this story', 'it stops when they arrive'],
    text: `The bus to Pokhara left at six in the morning from Kalanki. I sat at the window with my cousin Prakash, and my mother sat behind us with two bags and a pot of pickle that she was taking to my aunt. It was raining, and the driver had put a plastic bag over the speaker because the roof leaked.

At Mugling we stopped for tea. Prakash bought four boiled eggs and a packet of biscuits. When we came back somebody was sitting in our seats, a man with a red cap, and the conductor had to look at all the tickets. It took twenty minutes. The man moved to the back and told everybody what had happened to him.

After Mugling there was a landslide. We saw the line of trucks first, and then the mud, which had come over the road for about fifty metres. Everybody got out. Some men from the village were already digging, and the driver gave Prakash a shovel. I carried stones. My mother opened the pickle and gave some to an old woman who had bread. We worked until three in the afternoon, and then a yellow machine came from Damauli and pushed the rest into the river in half an hour.

When we got back on the bus my shoes were full of mud and I took them off. The man with the red cap was asleep. Prakash counted the trucks in front of us and got to sixty-four. We drove slowly. Near Dumre there was another place where stones had fallen, but a policeman waved us through one by one, and my mother closed her eyes until we were past it.

We reached Pokhara at nine in the evening. The lights were off because of the storm. My uncle was waiting at the bus park with a torch and an umbrella, and he had been there since two. He took the bags. Half of the pickle was gone. My aunt had cooked rice and chicken, and we ate it by candle, and Prakash told them about the landslide. Then we went to bed. In the morning we could see the mountains, all of them, very white, and we walked down to the lake and rented a boat for an hour.`,
  },
  {
    id: 'meaning-without-story',
    essayType: 'Personal Statement',
    kind: 'middling',
    grade: 4.8,
    remarks: ['no moment that can be seen', 'who, when, where', 'take one of these thoughts and tell how you got it'],
    text: `I think a lot about what it means to be fair. Most people I know believe that fairness means giving everybody the same. I used to believe that too. Now I think that it is more difficult, because people do not start from the same place, and if you give the same to everybody then those who were ahead stay ahead.

I came to this view slowly. I noticed that I was often praised for things that were easy for me, and that others were blamed for things that were hard for them. At first I enjoyed the praise. Later it made me uncomfortable, because I understood that I had done very little to earn it. I began to ask myself what I would have done in their position, and I was not sure that I would have done better.

I also changed my mind about rules. I thought that rules protect the weak. Often they do, but I have also seen that those who know the rules well can use them against those who do not. This made me doubt whether it is enough to follow them. I now believe that one should ask who made a rule and who pays for it. I do not think that this makes rules useless. It means that they need people who are willing to look at them again.

Another thing that I had to learn is that being right is not the same as being helpful. I have been right in many arguments and nobody was better off afterwards. I realised that people do not listen when they feel small. So I try to ask more questions now, and I try to say what I do not know. I still fail at this, because I like to win.

All of this is why I want to study law and politics. I do not expect to find a final answer about what is fair. But I would like to learn how others have thought about it, and where they were wrong, and how one can write rules that are open to correction. I believe that I would be a good student of these questions because they are already the ones that I ask.`,
  },
  {
    id: 'off-the-prompt',
    essayType: 'Personal Statement',
    kind: 'off the prompt',
    grade: 5.0,
    prompt:
      'Describe a disagreement with somebody close to you. How did you deal with it, and what did you learn about the other person?',
    remarks: ['the prompt asks for a disagreement', 'what did you learn about another person', 'what next'],
    text: `I built my first telescope out of a drainpipe when I was twelve. The lens came from a pair of reading glasses that cost 80 pesos at the market in Iloilo, and the eyepiece was from a broken camera. It showed everything upside down, with a blue ring around it. I looked at the moon for the whole of Holy Week and drew the craters in a notebook, with the shadows on the wrong side because I had forgotten that it was upside down.

The second telescope took me a year. I ground the mirror by hand, from a ship's porthole that a neighbour sold me, with sand from four grades of sieve. You push the glass in the shape of a W, forty strokes, then you turn it and walk one step around the barrel. I did this for about ninety hours. In the end I tested it with a razor blade and a candle, and there was a hill in the middle of the glass that should not have been there. It was a quarter of a thousandth of a millimetre high. I needed three more weeks to take it down, and then I took down too much.

I learned that glass remembers your mood. On days when I was in a hurry the edge turned down, and on days when I was tired the middle rose. I had thought that precision was a matter of tools. It turned out to be a matter of how long one can do the same thing without wanting it to be over.

With that mirror I saw the rings of Saturn in March 2023, from the roof of our school, at two in the morning. They looked like a sticker. Afterwards I began to measure the light of a variable star called Delta Cephei, every clear night, by comparing it with its neighbours. I have 112 points on my curve, and the period that I get is 5.4 days. The books say 5.366. The difference is mostly clouds.

I would like to study physics and to learn how instruments are built that see what mine cannot. I have started to read about adaptive optics, where the mirror bends a thousand times a second. It seems that even the best mirrors are never finished.`,
  },
  {
    id: 'very-weak',
    essayType: 'Personal Statement',
    kind: 'very weak',
    grade: 2.4,
    remarks: ['nothing is told', 'begin with one thing that happened', "everything in it is anybody's"],
    text: `I am writing this essay to tell about myself and why I want to study in abroad. I am a student and I am very hardworking and honest person. I have many dreams in my life and I want to fulfill my dreams. Everybody should have dreams because without dreams life is nothing.

Education is very important for everyone. Without education we cannot do anything in our life. It is the key to success. In my school there are many good teachers and they teach us very well. I like all subjects but I like science the most because science is very interesting and it is useful in our daily life. I also like to play games and to listen to music in my free time. I have many friends and we help each other always.

My parents are very supportive. They always tell me to study hard and to become a good person. I love my family very much and I want to make them proud. They have done a lot of things for me and I can never forget it. I want to do something for my country also because my country has many problems and the youth should solve it.

I want to study abroad because foreign universities are very good and they have good facilities. There I will meet people from different countries and learn about different cultures. It will be a great experience for me. I will work hard and get good marks. After that I will get a good job and have a successful life. I think I am the right person for your university because I am hardworking, honest, punctual and I never give up.

In conclusion I want to say that I am very interested to study in your university. Please give me one chance and I will not disappoint you. I hope that you will accept me. Thank you very much for reading my essay.`,
  },
  {
    id: 'sop-groundwater',
    essayType: 'SOP',
    kind: 'strong',
    grade: 8.0,
    remarks: [
      'what after the degree beyond the department',
      'why this place could name one person more',
      'the failure earlier',
    ],
    text: `In May 2022 the hand pump in front of my aunt's house in Satkhira gave water that tasted of coins. The department of public health had painted it green in 2004, which means that the arsenic is below fifty micrograms. I was in the third year of a degree in civil engineering at Khulna, I had the keys to a laboratory, and I tested it. It held 130.

For my thesis I went back to eighty-six green pumps within four kilometres of that house. Thirty-one were no longer green. I had expected the deep ones to be safe and the shallow ones to have changed; it was the other way round in eleven cases, all of them near the shrimp ponds that were dug after the cyclone of 2009. My supervisor, Dr Farhana Akter, thought that I had mixed the bottles up. I thought so too, and took all eleven again in January, with her standing beside me. The figures moved by less than six micrograms.

What I could not do was say why. I had concentrations and a map, and no idea of how the water had travelled. I tried to build a model in MODFLOW with conductivities from a report of 1999, and it put the salt front two kilometres from where everybody can taste it. I left the model out of the thesis. I have been annoyed by that chapter ever since.

Since October 2023 I have worked for a company that drills production wells. I log cores, forty to sixty metres a day, and I have learned to tell by the colour of the mud when we leave the oxidised sand. From my notes of seventeen holes it looks as if a layer of clay that every map draws as one sheet has windows in it. That would explain my eleven pumps. It would need isotopes to be more than a guess.

The MSc in Hydrogeology at Neuchâtel teaches exactly the two things that I am missing: tracer methods, and modelling with uncertain layers. Professor Brunner's group calibrates models with data that are cheap and poor, which is the only kind that my district will have. I would like to write my thesis there on windows in clay, and I can bring the cores.

After the degree I will return to the Department of Public Health Engineering, which has eleven thousand painted pumps in my district and two people to look at them. I have asked them what they need. They said a list of the two hundred to test first.`,
  },
];
