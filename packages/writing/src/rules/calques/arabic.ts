/** Habits of Arabic, some of them shared with French and Spanish. */
import { type Calque, possible, sure } from './calque.ts';

export const ARABIC: readonly Calque[] = [
  ...sure([
    ['ar', '[make|makes] an? accident|accidents', 'have', 'You have an accident in English; nobody makes one.'],
    ['ar', '[made] an? accident|accidents', 'had', 'You have an accident in English; nobody makes one.'],
    ['ar', 'say|says|said|saying [the truth]', undefined, 'You tell the truth in English.'],
    [
      'ar fr',
      'he|she|they|it|father|mother|teacher|experience|grandfather|grandmother|uncle|aunt|brother|sister [learned|learnt] me|us|him|them how|to|that|the|a',
      'taught',
      'The teacher teaches, the student learns: somebody taught you.',
    ],
    ['ar es fr', '[in] the same time ,|.|i|we|he|she|they|it|as', 'at', 'English says “at the same time”.'],
    ['ar', '[thanks god]', 'thank God', 'English says “thank God”, without an -s.'],
    [
      'ar',
      'brother|brothers|sister|sisters|years|year|cousin [bigger] than me|him|her|us',
      'older',
      'Somebody who has lived longer is older; “bigger” is about size.',
    ],
    [
      'ar es fr',
      'study|studied|studying|work|worked|working|try|tried [hardly] ,|.|and|to|for|in|every|because|until|so',
      'hard',
      '“Hardly” means “almost not”; who works much works hard.',
    ],
    [
      'ar',
      '[make|makes|making|made] sport|sports ,|.|and|every|to|with|in|because|at',
      undefined,
      'You do sport, or play a sport, in English.',
    ],
    ['ar fr', '[make|makes|making|made] shopping', undefined, 'You go shopping, or do the shopping, in English.'],
    ['ar es fr', '[make] exercise|exercises ,|.|and|every|to|with|in|at|because', 'do', 'You do exercise in English.'],
    ['ar es fr', '[made] exercise|exercises ,|.|and|every|to|with|in|at|because', 'did', 'You do exercise in English.'],
    [
      'ar es fr',
      '[make|makes|making|made] a research|researches',
      undefined,
      'You do research in English, without “a”.',
    ],
    ['ar es fr', '[do] an effort|efforts', 'make', 'You make an effort in English.'],
    ['ar es fr', '[did] an effort|efforts', 'made', 'You make an effort in English.'],
    ['ar es fr', '[doing] an effort|efforts', 'making', 'You make an effort in English.'],
    [
      'ar',
      '^ [before] two|three|four|five|six|ten|many|several years|months|weeks|days ,|i|we|my',
      undefined,
      'A time back from now is told with “ago”: “two years ago”.',
    ],
    [
      'ar',
      'enter|entered|entering|enters [to] the|my|a|this university|faculty|college|school|room|class|house|field|world',
      '',
      'You enter a place, without “to”.',
    ],
  ]),
  ...possible([
    ['ar', '[open|opened|opening] the light|lights', undefined, 'A light is turned on in English.'],
    ['ar', '[close|closed|closing] the light|lights|tv|television', undefined, 'A light is turned off in English.'],
    [
      'ar es fr',
      '[in] the beginning|end of the|this|my|each year|month|semester|course|class|term',
      'at',
      'English says “at the beginning” and “at the end of”.',
    ],
    [
      'ar fr',
      'my|a|the [licence|license] in|of|degree',
      undefined,
      'The first degree is called a bachelor’s degree in English; a licence is a permit.',
    ],
    [
      'ar',
      '[take|took|taking] a|the high|higher|highest|good|full mark|marks|degree|degrees',
      undefined,
      'You get a mark in English.',
    ],
    [
      'ar es fr bn hi ur',
      '[return|returned|returning back]',
      undefined,
      '“Return” says “back” already: one of the two is enough.',
    ],
  ]),
];
