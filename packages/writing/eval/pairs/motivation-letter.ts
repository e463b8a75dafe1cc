import { motivationLetterSample } from '../../src/samples/motivation-letter.ts';
import type { ContentPair } from './pair.ts';

export const MOTIVATION_LETTER_PAIRS: readonly ContentPair[] = [
  {
    id: 'letter-cold-chain',
    essayType: 'Motivation Letter',
    heldOut: false,
    weak: motivationLetterSample.weak.text,
    strong: motivationLetterSample.strong.text,
  },
  {
    id: 'letter-sign-language',
    essayType: 'Motivation Letter',
    heldOut: true,
    weak: `Dear Sir or Madam,

I am writing this letter to apply for the scholarship for the Master's programme in Special Education. I am a teacher from
Peru and I have several years of experience in working with children.

Education is the most powerful weapon which you can use to change the world. I strongly believe in these words because
education opens doors and gives everyone the same chances in life. As a teacher I have always tried to do my best for my
students and to support them in every way. I have worked with children with different needs, including deaf children, and
this has been a very enriching experience for me. I learned to be patient, flexible and creative. My colleagues describe me as
a reliable and friendly person with strong leadership qualities.

I would like to study in Finland because it has one of the best education systems in the world. I am sure that the programme
will allow me to improve my professional skills, get to know new methods and expand my network. It would be an honour for me to
be a part of such a distinguished university. Moreover, living abroad will be a unique experience that will enrich my life.

When I come back to my country I will share everything I have learned with other teachers, so that our education system
becomes more inclusive. I want to be an agent of change. I kindly ask you to consider my application, and I am available for any
further information.

Best regards,
Lucía`,
    strong: `Dear committee,

For the first four months, Mateo sat at the back of my class in Ayacucho and drew buses. He was seven, he was deaf, and I was
proud of how quiet he was. Then his mother asked me what he had learned, and I could only show her the buses.

That evening I found that the nearest course in Peruvian Sign Language was eleven hours away, in Lima. So I learned from the
one deaf adult I could find, a welder named Eusebio, two evenings a week, and paid him with my Sunday tamales. By March I had
about three hundred signs. I taught ten of them each Monday to all twenty-six children, not only to Mateo. What surprised me
was the hearing children. Four of them, who speak Quechua at home and hardly spoke in class, began to answer in signs before
they answered in Spanish. I had thought of signing as a bridge for one boy. It turned out to be a third language in which
nobody in the room was ahead.

I want to understand what I saw. The Master's in Education and Diversity at Jyväskylä is the only programme I have found that
studies sign language and minority languages in one place: your course on multilingual classrooms uses the Sámi schools as
its case, and I would like to ask there what happens when a child moves between three languages and two of them are not
written. To the seminar I could bring forty hours of video from my own class, filmed with the parents' consent.

I have agreed with the regional office in Ayacucho to return in 2028 and train the teachers of twelve rural schools, Eusebio
beside me, this time with a salary. He has already corrected the spelling of my handshapes in the first draft of our manual.

With kind regards,
Lucía Quispe`,
  },
  {
    id: 'letter-exchange-journalism',
    essayType: 'Motivation Letter',
    heldOut: true,
    prompt:
      'Explain in a letter why you want to spend an exchange semester with us and what you will bring. (up to 350 words)',
    weak: `Dear Exchange Coordinator,

I would like to apply for an exchange semester at your university. I am a third-year student of journalism in Pakistan and I
think that this semester would be a great opportunity for me in many respects.

First of all, studying abroad is something that I have dreamed about for a long time. It will allow me to step out of my
comfort zone, become more independent and discover a new culture. Secondly, your university has a very good name and offers a
wide variety of interesting courses. I am sure that I can benefit a lot from them for my future profession. Thirdly, I would
like to improve my English and my communication skills, which are essential for a journalist.

During my studies I have already gained some experience. I have written articles for the student newspaper, made interviews,
worked with a camera and organised events. I am curious, sociable and reliable. I have also won an award. In my free time I
like to read, travel, take photographs and spend time with my friends and my family.

I will bring a lot of enthusiasm and a different perspective to your campus. I am happy to tell other students about my country
and its rich culture, its food and its traditions, because I believe that exchange is always about giving and taking. In this
way we can overcome prejudices and build bridges between our nations.

I would be very happy if you gave me this chance. Thank you for your time.

Kind regards,
Hamza`,
    strong: `Dear Ms. Sørensen,

Last spring I published a story about a water plant in Korangi that had been opened by three ministers and had never pumped
anything. It won the student prize of the Karachi Press Club. Two weeks later a reader named Bashir walked into our office
and put a bill on my desk: he had been paying for that water since 2019. I had spoken with engineers, contractors and a
deputy secretary. It had not occurred to me to ask anybody who lived there.

I have worked differently since. For my next piece, on bus routes, I rode the W-11 for nine mornings and wrote down who got
off where. It was slower, and my editor complained. But the story that came out of it, about women who pay for a second seat
so as not to be touched, was not the one I had planned, and nobody else had it.

This is why I am asking for a semester in Aarhus and not simply a semester abroad. Your course in constructive journalism
begins with the audience's questions, and the newsroom project with the local paper lets students answer one of them over
twelve weeks. I have only ever learned to look for a culprit. I would like to learn what to do when there is none.

What can I bring? Bashir's bill, for a start, and a network of eight young reporters in Karachi who have agreed to work on one
story with your class, about what tenants pay for heat and for water in the two cities. I also make good dal, and I will
need somebody to explain to me why everyone leaves their babies outside the café.

From February 2027 I will edit our campus paper. I want to open it with a page of readers' questions.

Yours sincerely,
Hamza Qureshi`,
  },
];
