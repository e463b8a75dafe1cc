// The readiness quiz in English: a question, and what to do when the answer is no or partly.

export const readinessWordsEn = {
  goal: {
    question: 'Can you say in two sentences what you want to study, and why?',
    no: 'Write two sentences: what you want to study, and why',
    partly: 'Read your two sentences to somebody and ask what is unclear',
  },
  countries: {
    question: 'Have you compared at least two countries: a year of living there, and the visa?',
    no: 'Choose two countries and compare a year of living there and the visa',
    partly: 'Write down which country you prefer, and what speaks against it',
  },
  money: {
    question: 'Does your family know what a year costs, and where the money would come from?',
    no: 'Make a cost plan and look at it with your family',
    partly: 'Name the source of money for each cost that has none yet',
  },
  passport: {
    question: 'Do you have a passport that is valid for your whole first year abroad?',
    no: 'Apply for a passport, or renew yours',
    partly: 'Note the day on which your passport expires',
  },
  transcripts: {
    question: 'Could you send all your transcripts as PDFs today?',
    no: 'Ask your school for your transcripts',
    partly: 'Scan the transcripts that are missing and upload them',
  },
  english: {
    question: 'Do you have an English test result that counts, or a booked test?',
    no: 'Decide on an English test and book a day',
    partly: 'Look up until when your result counts, or pay for the day you chose',
  },
  scores: {
    question: 'Do you know which scores the universities you like ask for?',
    no: 'Look up the required scores of three universities',
    partly: 'Look up the scores that you are still missing',
  },
  practice: {
    question: 'Have you done a whole practice test against the clock?',
    no: 'Do one whole practice test against the clock',
    partly: 'Repeat the weakest part of your practice test with time',
  },
  activities: {
    question: 'Can you name three things you did outside class, and what came of each?',
    no: 'List three things that you did outside class',
    partly: 'Write what came of the activity that has no result yet',
  },
  weekly: {
    question: 'Is there one activity that you give time to every week?',
    no: 'Choose one activity and set a fixed hour for it each week',
    partly: 'Put the hour of your activity into your week',
  },
  statement: {
    question: 'Have you written a first draft of your personal statement?',
    no: 'Start your personal statement with the brainstorm',
    partly: 'Write your draft to its end, however rough',
  },
  reader: {
    question: 'Does somebody read your essays and tell you honestly what does not work?',
    no: 'Ask one honest person to read your essays',
    partly: 'Send your reader a draft with one question',
  },
  teachers: {
    question: 'Have you asked the teachers who would recommend you?',
    no: 'Choose two teachers and ask them for a recommendation',
    partly: 'Give your teachers the deadline and a page about you',
  },
  deadline: {
    question: 'Do you know the day of your first deadline?',
    no: 'Look up your first deadline and write it down as a task',
    partly: 'Check your first deadline on the official page',
  },
};

export type ReadinessWords = {
  [Id in keyof typeof readinessWordsEn]: { question: string; no: string; partly: string };
};
