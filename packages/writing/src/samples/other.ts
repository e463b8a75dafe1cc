import type { Sample } from './sample.ts';

export const otherSample = {
  prompt:
    'Scholarship essay: describe how you have shown leadership and influenced others to get things done. Give clear examples. (300 words)',
  weak: {
    text: `Leadership is the ability to guide and inspire people to achieve a common goal. A good leader must have vision, honesty,
confidence and good communication skills. I believe that I am a leader because I possess all of these qualities, and I have
demonstrated them on various occasions.

Throughout my academic life I have held many positions of responsibility. I was class captain at school, president of the
students' union at university, secretary of the debating society and coordinator of several events. In these roles I was
responsible for managing people, planning activities and solving conflicts. I always listened to everyone's opinion and made
sure that each member of the team was motivated. As a result, all of our events were very successful and were appreciated by
the lecturers and the students.

At my workplace I have also shown leadership. As a project officer in Nigeria I lead a team and we have completed several
projects which have had a positive impact on the community. My boss always says that I am a hardworking and trustworthy
person. I influence others by being a good example to them and by encouraging them to give their best.

In conclusion, leadership is not about power but about serving others. I am committed to becoming an even better leader in the
future. With this scholarship I will be able to develop my potential and become one of the leaders that my country needs in
order to move forward.`,
    remarks: [
      { quote: 'Leadership is the ability to guide and inspire people', id: 'other-definition' },
      { quote: "I was class captain at school, president of the\nstudents' union at university", id: 'other-posts' },
      { quote: 'all of our events were very successful', id: 'other-success' },
    ],
  },
  strong: {
    text: `In March 2023 the generator of the Ikot Ekpene health post failed for the ninth time, and forty doses of measles vaccine went
warm in the fridge. I was the project officer, twenty-six years old, with no budget and no authority over anybody. The state
said that diesel was the council's business. The council said that the fridge was the state's.

I had expected that a leader makes people agree, and I wasted six weeks on a meeting that would do so. What worked in the end
was smaller. I asked the okada riders' union, who pass the post all day, what they needed, and they said: somewhere to charge
phones. So we wrote a one-page agreement. The riders would keep the batteries of a solar fridge clean and report faults; in
return they could use the spare power after noon. I carried that page to eleven people and changed it nine times. The council
chairman signed when he saw that his own nephew, a rider, had signed first.

The fridge has not been above eight degrees since August 2023. Four other posts have copied the page, and I had nothing to do
with two of them, which pleases me most. One post failed. There I had brought the finished text and saved us the nine changes,
and nobody felt that it was theirs. I went back in May and began again with an empty sheet.

I used to prepare speeches. Now I prepare a question and bring a pen. With a Chevening award I would study public
administration at Birmingham, since I want to know why a page that binds riders so well does not bind two ministries, and to
try it on vaccine transport for Akwa Ibom in 2027.`,
    remarks: [
      { quote: 'with no budget and no authority over anybody', id: 'other-against' },
      { quote: 'I carried that page to eleven people and changed it nine times', id: 'other-counted' },
      { quote: 'One post failed. There I had brought the finished text', id: 'other-failure' },
    ],
  },
} as const satisfies Sample;
