import type { Sample } from './sample.ts';

export const sopSample = {
  weak: {
    text: `I am writing to express my strong interest in the Master's programme in Water Engineering at your esteemed university.
Since my childhood I have been fascinated by water and its role in human life. Water is one of the most important resources
in the world, and as we all know, many countries suffer from floods and other problems related to it.

I completed my Bachelor's degree in civil engineering with a good result. During my studies I learned many subjects such as
hydraulics, hydrology, structural mechanics and surveying. I also worked on a project about floods, which gave me valuable
experience and improved my technical skills. In addition, I participated in several seminars and workshops where I was able
to meet people from different backgrounds and exchange ideas with them. I am hardworking, dedicated and a fast learner, and I
can work both independently and in a team.

Your university is well known for its excellent teaching, modern facilities and highly qualified professors. I am confident
that studying there will help me to deepen my knowledge and to develop both personally and professionally. The international
environment will also broaden my perspective and prepare me for a successful career.

After finishing my studies I want to return to my country and contribute to its development by solving the problems that
people face every day. I believe that with the right education I can make a real difference in society. I would be very
grateful to be given this opportunity and I look forward to hearing from you.`,
    remarks: [
      { quote: 'Since my childhood I have been fascinated by water', id: 'sop-childhood' },
      { quote: 'I also worked on a project about floods, which gave me valuable\nexperience', id: 'sop-passed-over' },
      { quote: 'Your university is well known for its excellent teaching, modern facilities', id: 'any-university' },
      { quote: 'make a real difference in society', id: 'no-picture' },
    ],
  },
  strong: {
    text: `In July 2022 the Teesta rose two metres in one night, and the warning reached our union in Lalmonirhat four hours after
the water did. The district had a gauge. It stood forty kilometres upstream, was read by one man twice a day, and he had been
ill. I was in my third year of civil engineering at Rangpur, and until that week I had believed that floods were a question
of embankments.

For my thesis I built three level sensors from ultrasonic modules that cost 900 taka each and fixed them under bridges with
the help of a rickshaw mechanic. Two of them agreed with the official gauge to within four centimetres for eleven weeks. The
third drifted, and it took me a month to see why: the sun heated its box, and I had corrected for air temperature and not for
the temperature of the sensor itself. That error taught me more about measurement than the two that worked, because I had to
learn to distrust a number that looked smooth.

What I cannot do yet is turn three cheap gauges into a forecast that a union council would act on. This is why I am applying
to the MSc in Hydroinformatics at IHE Delft. The module on data assimilation deals with exactly the step at which my thesis
stopped, and Dr. van Houten's group has tested low-cost gauges on the Mekong, where the bridges and the budgets resemble
ours.

After the degree I plan to return to the Flood Forecasting Centre in Dhaka, where I have spent two summers, and to bring
twenty such gauges into its model of the Teesta by 2029. A warning that comes six hours early lets a family move its cow and
its rice. I would like to be judged by that.`,
    remarks: [
      { quote: 'the warning reached our union in Lalmonirhat four hours after\nthe water did', id: 'sop-one-night' },
      { quote: 'it took me a month to see why: the sun heated its box', id: 'sop-error' },
      { quote: 'What I cannot do yet is turn three cheap gauges into a forecast', id: 'sop-gap' },
      { quote: 'bring\ntwenty such gauges into its model of the Teesta by 2029', id: 'sop-plan' },
    ],
  },
} as const satisfies Sample;
