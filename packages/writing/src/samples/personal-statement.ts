import type { Sample } from './sample.ts';

export const personalStatementSample = {
  prompt:
    'The lessons we take from obstacles we encounter can be fundamental to later success. Recount a time when you faced a challenge, setback, or failure. How did it affect you, and what did you learn from the experience?',
  weak: {
    text: `Everyone faces challenges in life, and I am no exception. Challenges are what make us stronger and help us to become better
people. In my case, the greatest challenge was my stammer, which affected me from a very young age.

Because of my stammer I had a lot of problems at school. I was shy and did not have confidence in myself. Some people made fun
of me and it made me feel very bad. However, I never gave up. I always believed in myself and kept working hard every single
day. With the support of my family, my teachers and my friends, I was able to overcome this difficult time. Step by step I
became more confident and started to take part in many activities such as debates, presentations and school events.

This experience taught me many valuable lessons. I learned that hard work and determination are the key to success and that
nothing is impossible if you really want it. I also learned the importance of patience and perseverance. Failure is not the
end but the beginning of something new. Today I am proud of the person I have become.

I know that university life will bring new challenges, but I am ready for them. My past has prepared me for anything that may
come. I am determined to follow my dreams, to reach my goals and to inspire others who are going through similar difficulties.
As the saying goes, what does not kill you makes you stronger.`,
    remarks: [
      { quote: 'Everyone faces challenges in life', id: 'anybody-signs' },
      { quote: 'Some people made fun\nof me and it made me feel very bad', id: 'statement-told' },
      { quote: 'hard work and determination are the key to success', id: 'statement-poster' },
    ],
  },
  strong: {
    text: `My own name begins with the hardest sound there is. When the examiner at the national debate trials in Kathmandu asked who I
was, I opened my mouth on the B and stayed there for what the timekeeper later told me was nineteen seconds. Then I sat down.
I had prepared for that day for five months.

On the bus home I wrote a list of all the words I had avoided that week. There were sixty-three. I had bought a ticket to the
wrong town because Bhaktapur was too far to say. Reading the list, I noticed that I had not been stammering less, as my
mother believed; I had been saying less. For years I had called that progress.

So I turned it round. I gave myself ten of the words a day and said them to people who had no reason to wait: the man at the
ticket window, the girl who sells phone cards. Some laughed. Most, to my surprise, looked at the clock behind me and waited.
In April I went back to the trials, blocked on my name for six seconds, and went on. I lost in the second round because my
argument about hydropower was weak, and I remember the joy of losing for a reason that had to do with hydropower.

I no longer want to get rid of the stammer. What I have instead is an ear for the moment before a word, in other people as
well. In our school's help line, which I now run on Thursdays, I have learned not to finish anybody's sentence. The best
things come after the eleventh second. I want to study psychology because I would like to know what happens in those seconds,
and why almost nobody waits for them.`,
    remarks: [
      {
        quote: 'I opened my mouth on the B and stayed there for what the timekeeper later told me was nineteen seconds',
        id: 'statement-room',
      },
      { quote: 'I had not been stammering less, as my\nmother believed; I had been saying less', id: 'statement-turn' },
      { quote: 'I remember the joy of losing for a reason that had to do with hydropower', id: 'statement-no-victory' },
      { quote: 'an ear for the moment before a word', id: 'statement-ability' },
    ],
  },
} as const satisfies Sample;
