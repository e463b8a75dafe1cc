import { sopSample } from '../../src/samples/sop.ts';
import type { ContentPair } from './pair.ts';

export const SOP_PAIRS: readonly ContentPair[] = [
  {
    id: 'sop-flood-sensors',
    essayType: 'SOP',
    heldOut: false,
    weak: sopSample.weak.text,
    strong: sopSample.strong.text,
  },
  {
    id: 'sop-clinic-records',
    essayType: 'SOP',
    heldOut: true,
    prompt:
      'Please describe your academic and professional background, your reasons for choosing this programme, and your career goals.',
    weak: `Public health is a very important field because health is the foundation of every society. Without good health people
cannot work, study or enjoy their lives. For this reason I have decided to apply for the Master of Public Health at the
University of Edinburgh.

My academic background is strong. I have a degree in nursing from a recognised university in Kenya, where I studied anatomy,
pharmacology, community health and research methods. After graduation I worked in a county hospital and later in a
non-governmental organisation. In these positions I was responsible for many tasks including patient care, record keeping,
reporting and training of staff. I gained a lot of knowledge and practical skills and I learned how to work under pressure.
These experiences made me realise how important public health is for the community.

I have chosen this programme because the university is ranked among the best in the world and offers a high standard of
education. The course covers a wide range of topics that are relevant to my career. I am also attracted by the multicultural
atmosphere of the city and by the chance to meet students from all over the world, which will help me to grow as a person.

My career goal is to become a successful public health professional and to work for an international organisation. In the
long term I hope to play an important role in improving the health system of my country. I am sure that this Master's degree
will give me the tools I need to achieve my dreams.`,
    strong: `The maternity register at Bondo Sub-County Hospital has forty-one columns. For two years I filled it in at four in the
morning, after the deliveries and before the handover, and I filled it in badly. When the county reported that our rate of
bleeding after birth had fallen by a third, my colleague Achieng laughed. We had simply stopped having time for column
twenty-seven.

That joke changed what I thought my profession was. I had trained as a nurse at Maseno to look after one woman at a time, and
I had treated paper as the enemy of care. Now I began to ask what the paper did once it left the ward. With the records
officer I compared 600 rows with the mothers' own booklets: one complication in five had never been entered. We cut the page
to fourteen columns, printed it on card, and hung it where the drugs are. In the following quarter the missing entries fell
from 19 to 6 per cent, and the reported rate of bleeding went up. The county medical officer was not pleased. I understood
then that honest data needs protection as well as pens.

I want to learn how to give it that. In the Master of Public Health at the University of Edinburgh I am drawn to the courses
on health information systems and on implementation science, because my fourteen columns worked in one ward and failed in
the next, and I do not know why. The option of a dissertation with a partner abroad would let me do this work in Siaya
itself.

Within five years I intend to lead the data team of a county health department. The first thing I would do there is sit
through a night shift with the register.`,
  },
  {
    id: 'sop-bangla-ocr',
    essayType: 'SOP',
    heldOut: true,
    weak: `In today's modern world, artificial intelligence is changing every aspect of our lives. From healthcare to education, from
business to entertainment, there is no sector which has not been affected by it. Being passionate about technology, I have
always wanted to be a part of this revolution.

My journey with computers began when I was in school. I quickly fell in love with programming and decided to pursue a degree
in Computer Science and Engineering. At university I took courses in data structures, algorithms, machine learning, natural
language processing and databases. I maintained a high CGPA and was always among the top students of my batch. I also
completed a thesis on character recognition and worked as a software engineer at a reputed company. There I used Python,
TensorFlow, Docker and many other technologies. These experiences have sharpened my problem-solving abilities and taught me
the value of teamwork.

I am particularly interested in your university because of its world-class faculty, state-of-the-art laboratories and vibrant
research culture. The programme perfectly matches my interests and I am convinced that it is the ideal place for me to reach
my full potential. Canada is also a country which is famous for its diversity and quality of life.

In the future, I see myself as a leading researcher in the field of artificial intelligence. I want to use my knowledge for
the betterment of society and inspire the next generation. I am ready to take on this challenge with dedication and
enthusiasm, and I believe that I will be a great asset to your programme.`,
    strong: `My grandfather was a deed writer at the land registry in Mymensingh, and his hand is on perhaps nine thousand documents
that no machine can read. I know, because in 2021 I tried. I photographed sixty of his deeds and ran them through the best
open model for Bangla. It read eleven words in a hundred, and it invented the rest with great confidence.

For my undergraduate thesis at BUET I asked a narrow question: how much of that failure came from old conjuncts that the
training data never contains? I cut 4,200 conjuncts from the deeds by hand, drew 30,000 more with a small generator, and
retrained only the last layers. Accuracy on my grandfather's pages went from 11 to 58 per cent. On the pages of another clerk
it reached 31. I had taught the network one man's wrist. I was ashamed of that result at first; later I saw that it was the
only interesting one, because every archive in South Asia was written by a few such wrists.

Since then I have worked for two years on invoice recognition at a firm in Dhaka, where I learned what a thesis does not
teach: how to label cheaply, how to say "unsure", and how a wrong digit costs more than a missing one.

I am applying to the MSc in Computing Science at the University of Alberta to work on adapting recognition to one hand from
few examples. Professor Okafor's papers on writer adaptation assume a thousand labelled lines; a registry can offer twenty. I
would like to find out in a thesis how far twenty lines can go. Afterwards I intend to take the method back to the registry,
where a project to scan the deeds of four districts begins in 2028.`,
  },
];
