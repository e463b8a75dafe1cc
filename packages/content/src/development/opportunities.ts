// Programmes that students of many countries can take part in. Only what its organiser says of it stands here, with the
// page that says it; what changes each year (dates, deadlines, topics) is left to that page.
import type { Trait } from '../traits.ts';

export type Opportunity = {
  id: string;
  title: string;
  type: 'competition' | 'award' | 'online' | 'summer' | 'community';
  location: string;
  who: string;
  cost: string;
  description: string;
  tags: readonly Trait[];
  /** The page that says it, of the organiser. */
  link: string;
  source: string;
  /** The day on which that page was read. */
  checked: string;
  /** From this day on it is greyed. */
  review_due: string;
};

const read = { checked: '2026-11-22', review_due: '2027-11-22' } as const;

export const opportunities: readonly Opportunity[] = [
  {
    id: 'zooniverse',
    title: 'Zooniverse: volunteer in real research',
    type: 'online',
    location: 'Online, any country',
    who: 'Anybody; registering is not needed, but keeps a record of what you did.',
    cost: 'Free',
    description:
      'Look at pictures and records for research teams: planets, wildlife, old letters. Some projects are translated. Its blog describes how schools and organisations count it as service hours, and how to document them.',
    tags: ['curiosity', 'persistence', 'independence'],
    link: 'https://blog.zooniverse.org/tag/service-learning/',
    source: 'Zooniverse',
    ...read,
  },
  {
    id: 'distributed-proofreaders',
    title: 'Distributed Proofreaders: books for Project Gutenberg',
    type: 'online',
    location: 'Online, any country',
    who: 'Volunteers; as many or as few pages as you wish.',
    cost: 'Free',
    description:
      'Compare scanned pages of old books with their text and correct it, page by page. Beginners start in the first round and move on as they gain practice.',
    tags: ['persistence', 'responsibility', 'independence'],
    link: 'https://blog.pgdp.net/tag/volunteers/',
    source: 'Distributed Proofreaders',
    ...read,
  },
  {
    id: 'u-report',
    title: 'U-Report: young people’s voice at UNICEF',
    type: 'online',
    location: 'Online, many countries',
    who: 'Young people; texts for its Voices of Youth section are taken when there is a call for them.',
    cost: 'Free',
    description:
      'Answer polls on questions that concern young people, and write on an issue when a call for entries is open. UNICEF’s Voices of Youth has become part of it.',
    tags: ['courage', 'empathy', 'leadership'],
    link: 'https://www.voicesofyouth.org/campaign/voices-youth-evolving-bring-you-more-opportunities-participate',
    source: 'UNICEF Voices of Youth',
    ...read,
  },
  {
    id: 'international-award',
    title: 'The Duke of Edinburgh’s International Award',
    type: 'award',
    location: 'Many countries, through schools and groups',
    who: 'All young people from 14 to 24, whatever their background.',
    cost: 'Asked by the national office or the school; see there.',
    description:
      'Bronze, Silver and Gold. You set your own goals in four sections: voluntary service, skills, physical recreation and an adventurous journey; Gold has a residential project too. This page is of the office in Jamaica; each country has its own.',
    tags: ['persistence', 'responsibility', 'adaptability'],
    link: 'https://dofeaward.org.jm/',
    source: 'The Duke of Edinburgh’s International Award Jamaica',
    ...read,
  },
  {
    id: 'technovation-girls',
    title: 'Technovation Girls',
    type: 'competition',
    location: 'Online and in local groups, any country',
    who: 'Girls and young women from 8 to 18, also trans, non-binary and gender-nonconforming students; teams of 1 to 5. There is no selection. A parent or guardian signs the consent form.',
    cost: 'See the organiser’s page.',
    description:
      'In a team, and with mentors where you have them, find a problem in your community and build an app or an AI prototype for it.',
    tags: ['teamwork', 'creativity', 'leadership'],
    link: 'https://iridescentsupport.zendesk.com/hc/en-us/articles/115002714613-Eligibility-for-participation',
    source: 'Technovation',
    ...read,
  },
  {
    id: 'commonwealth-essay',
    title: 'The Queen’s Commonwealth Essay Competition',
    type: 'competition',
    location: 'By internet; citizens and residents of the Commonwealth',
    who: 'Nationals or residents of Commonwealth countries and territories, and residents of Hong Kong, Ireland and Zimbabwe; 14 to 18 in the senior category, younger ones in the junior one.',
    cost: 'See the organiser’s page.',
    description:
      'One text in English on one of the year’s topics, in any form: essay, poem, letter. Up to 1,500 words in the senior category and 750 in the junior one.',
    tags: ['creativity', 'curiosity', 'courage'],
    link: 'https://www.royalcwsociety.org/essay-competition/qcec-terms-and-conditions',
    source: 'Royal Commonwealth Society',
    ...read,
  },
  {
    id: 'purple-comet',
    title: 'Purple Comet! Math Meet',
    type: 'competition',
    location: 'Online, any country',
    who: 'Students who have not finished secondary school and are under 20; teams with an adult supervisor who registers them.',
    cost: 'Free',
    description:
      'A mathematics contest for teams each year: 30 problems in 90 minutes for secondary schools, 20 in 60 minutes for younger students, at a time that your supervisor picks. Problems are translated into many languages.',
    tags: ['teamwork', 'persistence', 'curiosity'],
    link: 'https://purplecomet.org/information/showrules',
    source: 'Purple Comet! Math Meet',
    ...read,
  },
  {
    id: 'wharton-data',
    title: 'Wharton data science competition for high schools',
    type: 'competition',
    location: 'Online, any country',
    who: 'High school students from 14 to 18; three to five of one school, with an adviser who works there.',
    cost: 'See the organiser’s page.',
    description:
      'A team of one school works on a set of data and hands in what it found. An adviser of the school registers it.',
    tags: ['teamwork', 'curiosity', 'creativity'],
    link: 'https://wsb.wharton.upenn.edu/wharton-data-competition/registration-policy',
    source: 'Wharton Sports Analytics and Business Initiative, University of Pennsylvania',
    ...read,
  },
  {
    id: 'yygs',
    title: 'Yale Young Global Scholars',
    type: 'summer',
    location: 'New Haven, United States',
    who: 'Secondary school students, mostly 16 to 18; its page says the exact ages and school years.',
    cost: 'There is tuition. Need-based aid of up to all of it was given in 2018, the season of the page that was read, without travel: look at this year’s.',
    description:
      'Two weeks of seminars and projects at Yale with students of many countries. The form asks for an activities list, short essays and a transcript.',
    tags: ['curiosity', 'adaptability', 'leadership'],
    link: 'https://globalscholars.yale.edu/scholarships',
    source: 'Yale University',
    ...read,
  },
];
