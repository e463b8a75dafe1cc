/** Answers in the IELTS test as students of many countries speak. Written before the rules. */
import type { SpokenPair } from './spoken-pair.ts';

export const SPOKEN_IELTS_PAIRS: readonly SpokenPair[] = [
  {
    question: 'ielts-1-home-town-1',
    strong:
      "In Sfax, near the salt works. It's flat and a bit smelly, to be honest, but from our roof you see the flamingos in the evening, hundreds, like a pink line.",
    weak: 'I live in a beautiful city. It is very big and very famous. There are many facilities like schools, hospitals and shopping malls. I like my city very much because the people are very friendly.',
  },
  {
    question: 'ielts-1-daily-life-1',
    strong:
      "I feed the chickens, before tea. If I don't, they stand on the steps and shout, and my father wakes up angry.",
    weak: 'In the morning I wake up early because early to bed and early to rise makes a man healthy, wealthy and wise. After that I do my daily routine activities and then I go to my college.',
  },
  {
    question: 'ielts-1-phones-2',
    strong:
      'Only when it falls into the water, so, no. At night I put it in the kitchen, that is all. I tried a Sunday once without it, and by ten I was reading the rice packet.',
    weak: 'Yes, sometimes I switch off it because mobile phone has some advantages and disadvantages. It is harmful for our eyes and our health. So we should use it in a limited way.',
  },
  {
    question: 'ielts-2-teacher',
    strong:
      "That's my neighbour, Don Ernesto, who sharpens saws. He's about seventy, two fingers missing, which he says is his advertisement. When I was twelve I brought him my father's saw because I'd bent it, and instead of mending it he gave me the file. It took the whole afternoon. Every third tooth he said: listen. And you can hear it, a dull tooth sings lower. What I remember is that he never took it out of my hand, though I ruined that saw. I study dentistry now, which makes him laugh, and I still listen before I look.",
    weak: 'I would like to talk about my uncle who taught me many things. He is a very kind and honest man. He taught me how to be a good person and how to respect others. He always told me to work hard and to speak the truth. I learned many valuable lessons from him. He is my role model and I want to become like him in the future. That is why I will never forget him in my life.',
  },
  {
    question: 'ielts-2-journey',
    strong:
      "It was the bus from Pokhara to Kathmandu, which takes seven hours, and we needed twenty-six. A landslide came down at Mugling in the night. At first everybody slept. Then at five we saw there was no road. A woman had a sack of oranges for the market, and she began to sell them and after an hour she just gave them. I helped to carry a motorbike over the stones with four soldiers. I missed my exam, that was the physics one, and I was furious till noon. Now, when I smell an orange, I'm nearly happy about it.",
    weak: 'Last year I went to a journey with my friends. We decided to go to a hill station. We started our journey in the morning by bus. On the way there was heavy traffic jam so it took longer time than we expected. We enjoyed a lot in the bus, we sang songs and took pictures. Finally we reached there, and the scenery was very beautiful. It was a memorable journey of my life.',
  },
  {
    question: 'ielts-2-help',
    strong:
      "In Ramadan two years ago, at the tram stop in Casa, there was an old man with a fridge. A whole fridge, on a hand cart, and one wheel was gone. He needed to get it to Derb Sultan, that's two kilometres. I'd my school bag. I said I'd push and he steers. People thought we'd stolen it. It took until the call to prayer, and he broke his fast with me, on dates, sitting on the fridge. I thought afterwards that I'd never asked his name, and he'd told me those of all his sons.",
    weak: 'Helping others is a very good habit. Once I helped an old man who was crossing the road. He was very old and he could not cross the road because of the traffic. I took his hand and helped him to cross. He was very happy and gave me blessings. I felt very happy too. I think that we all should help each other.',
  },
  {
    question: 'ielts-3-teacher-2',
    strong:
      "I'd say it's when they admit they don't know. My chemistry teacher once said, I'll look it up, and on Monday she'd done it. With my grandfather's teachers it was fear, he still stands up when one passes. But strictness can be part of it, if it's the same for everybody.",
    weak: 'A teacher is the nation builder. We should respect our teachers because they give us knowledge. A good teacher has good qualities like honesty, punctuality and deep knowledge. So the students respect him very much.',
  },
  {
    question: 'ielts-3-journey-1',
    strong:
      "I'm not sure it should be free for everybody. In Tallinn it is, since 2013, and people say those who walked now ride, and the cars stayed. Somebody pays, it'd be the taxes. What I'd make free is the ride for under-eighteens, because for them it's school or no school. On the other hand, a ticket that costs nothing, nobody needs to check.",
    weak: 'Yes, I think that public transport should be free, because it will help the poor people and it will reduce pollution. Many people cannot afford the cost. So the government should take steps and make it free for all. It will be very beneficial for the society.',
  },
  {
    question: 'ielts-3-decision-1',
    strong:
      "Choose, no. Advise, yes. My brother did law since my father wanted it, and he bakes bread today, five years later than he could've. But with us the parents pay, until you're thirty perhaps, so they also carry the loss. I'd say that they may say what they can't pay for, and the rest's ours.",
    weak: 'In my opinion, parents should not choose. Every child has their own interest and talent. If the parents force them then they will not be successful. But the parents have more experience. So it depends on the situation. Both have advantages and disadvantages.',
  },
];
