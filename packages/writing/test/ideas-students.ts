import type { IdeasInput } from '../src/ideas/generate-ideas.ts';

// Three invented students.

/** Repairs things, keeps a notebook; answers in English. */
export const nusrat: IdeasInput = {
  traits: ['persistence', 'curiosity', 'responsibility'],
  reflections: {
    'persistence-1':
      'The hand pump behind our school broke in the second week of Ramadan. I cut a washer from an old sandal, but it leaked. The second one, cut a little larger, did not. Since then I have opened eleven pumps in four villages.',
    'curiosity-1':
      'Why do the washers last only one dry season? I measured the water level in 22 wells around Beanibazar every Friday and wrote it into a green notebook. I used to think that engineers are people who know the answer.',
    'responsibility-1':
      'Every evening I look after my two younger brothers while my mother sews at the factory. I cook rice and check their homework before I open my own books. When I was away for the science fair, nobody remembered to give Rafi his inhaler.',
  },
  activities: [
    {
      name: 'Village pump repair',
      title: 'Founder',
      duration: '2024-03 - present',
      outcome: 'Eleven pumps work again; 400 students have water.',
      description: 'We repair hand pumps with parts from the scrap market. My uncle lends us his tools on Fridays.',
    },
    {
      name: 'Debate Club',
      title: 'Second speaker',
      duration: '2023-01 - 2025-06',
      outcome: 'Lost the district final by one point',
      description: 'I argued against a motion that I believed in, and learned to listen first.',
    },
  ],
};

/** Moved to another country; music and code. */
export const karim: IdeasInput = {
  traits: ['adaptability', 'courage', 'creativity'],
  reflections: {
    'When did a plan of yours fall apart?':
      'We moved from Homs to Berlin when I was eleven. For three months I said nothing in class because I was ashamed of my German. One day the music teacher, Frau Lindner, put a darbuka on my desk and asked me to count the others in. My hands shook, then everybody played. Now I am proud to translate for new families at the school office.',
    'When were you afraid and did it all the same?':
      'I was nervous on the stage of the youth theatre because the loop machine that I had programmed could crash. It crashed in the second song. I clapped the rhythm until it started again.',
    'What did you make that did not exist before?':
      'I built a drum machine from an old keyboard and a broken phone. My friends laughed at the cardboard box. It has only four buttons, but my grandmother in Amman can play it over a video call.',
  },
  activities: [
    {
      name: 'School band',
      title: 'Percussion',
      duration: '2022-09 - present',
      outcome: 'From 6 players to 19 players in two years',
      description: 'I write the parts for beginners who cannot read notes yet.',
    },
  ],
};

/** Little is said, and part of it in Bangla. */
export const tania: IdeasInput = {
  traits: ['empathy', 'teamwork', 'independence'],
  reflections: {
    'empathy-1':
      'আমার দাদি চোখে কম দেখেন। প্রতিদিন সন্ধ্যায় আমি তাঁকে খবরের কাগজ পড়ে শোনাই। একদিন তিনি বললেন, তুমি খবর পড়ো না, তুমি আমার চোখ।',
    'teamwork-1': 'yes',
    'independence-1': 'I learned to cook',
  },
  activities: [{ name: 'Red Crescent Youth', title: 'Volunteer', duration: '2025', outcome: '', description: '' }],
};
