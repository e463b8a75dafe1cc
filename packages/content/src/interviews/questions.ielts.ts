// IELTS Speaking, in the three parts of the test. Topics of our own: the test's questions are its owner's. What an
// examiner listens for is said per part; our feedback reads words only and gives no band.
import { keptInLanguages } from '../in-languages.ts';
import { adviceOf } from './advice.ts';
import type { AskedPartId } from './asked-parts.ts';
import type { InterviewQuestion, QuestionCategory } from './types.ts';

type Asked = { text: string; contains: readonly string[]; asks: readonly AskedPartId[] } & Pick<
  InterviewQuestion,
  'about' | 'must' | 'instead'
>;

type Theme = {
  theme: string;
  category: QuestionCategory;
  card: Asked & { points: readonly string[] };
  discussion: readonly (Asked & { followUp: string })[];
};

type Opening = { theme: string; category: QuestionCategory; questions: readonly Asked[] };

const openings: readonly Opening[] = [
  {
    theme: 'home-town',
    category: 'Cultural',
    questions: [
      {
        text: 'Where do you live, and what is it like?',
        contains: ['the place', 'one thing you see there every day'],
        asks: ['where', 'feeling'],
        about: ['live-town'],
      },
      {
        text: 'What has changed there since you were a child?',
        contains: ['one change', 'whether you like it'],
        asks: ['then-and-now', 'opinion'],
        about: ['town-changes'],
        instead: ['no', 'depends'],
      },
      {
        text: 'Would you like to live there when you are older?',
        contains: ['yes or no', 'the reason'],
        asks: ['opinion', 'reason'],
        about: ['old-home'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'studies',
    category: 'Academic',
    questions: [
      {
        text: 'What are you studying, or what did you study?',
        contains: ['the subject', 'what you like in it'],
        asks: ['past-study', 'feeling'],
        about: ['course'],
      },
      {
        text: 'When do you study best, in the morning or at night?',
        contains: ['one of them', 'why', 'an ordinary day'],
        asks: ['when', 'reason'],
        about: ['studying'],
        instead: ['no', 'depends'],
      },
      {
        text: 'Is there a subject that you gave up?',
        contains: ['the subject', 'what happened'],
        asks: ['past-study', 'reason'],
        about: ['course'],
        instead: ['yes', 'no'],
      },
    ],
  },
  {
    theme: 'daily-life',
    category: 'General',
    questions: [
      {
        text: 'What is the first thing you do in the morning?',
        contains: ['what you do', 'why'],
        asks: ['when', 'reason'],
        about: ['mornings'],
      },
      {
        text: 'Which part of the day do you like most?',
        contains: ['the part', 'what you do in it'],
        asks: ['when', 'feeling'],
        about: ['day-part'],
      },
      {
        text: 'How do you travel to school or work?',
        contains: ['how', 'how long', 'what you do on the way'],
        asks: ['where', 'when'],
        about: ['commute'],
      },
    ],
  },
  {
    theme: 'food',
    category: 'Cultural',
    questions: [
      {
        text: 'Who cooks in your home?',
        contains: ['who', 'a dish', 'what you can cook'],
        asks: ['others', 'thing'],
        about: ['cooking'],
        instead: ['no'],
      },
      {
        text: 'Which food do you miss when you are away?',
        contains: ['the food', 'who makes it', 'why'],
        asks: ['thing', 'feeling'],
        about: ['food-missed'],
        instead: ['no'],
      },
      {
        text: 'Do you eat with others or alone?',
        contains: ['which', 'when it is otherwise'],
        asks: ['others', 'when'],
        about: ['eating'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'phones',
    category: 'General',
    questions: [
      {
        text: 'What do you use your phone for most?',
        contains: ['one use', 'how often'],
        asks: ['thing', 'when'],
        about: ['phones'],
      },
      {
        text: 'Do you switch it off sometimes?',
        contains: ['yes or no', 'when', 'how it feels'],
        asks: ['when', 'feeling'],
        about: ['phones'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Do you prefer to call or to write?',
        contains: ['one of them', 'to whom', 'why'],
        asks: ['others', 'reason'],
        about: ['phones'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'weather',
    category: 'General',
    questions: [
      {
        text: 'What is the weather like where you live?',
        contains: ['the seasons', 'one detail'],
        asks: ['where', 'when'],
        about: ['weather'],
      },
      {
        text: 'What do you do when it rains all day?',
        contains: ['one thing', 'with whom'],
        asks: ['thing', 'others'],
        about: ['rainy-day'],
        instead: ['no'],
      },
      {
        text: 'Does the weather change your mood?',
        contains: ['yes or no', 'an example'],
        asks: ['feeling', 'example'],
        about: ['mood'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
];

const themes: readonly Theme[] = [
  {
    theme: 'teacher',
    category: 'Academic',
    card: {
      text: 'Describe a person who taught you something outside school.',
      points: ['who the person is', 'what they taught you', 'how they taught it', 'and explain why you remember it'],
      contains: ['the person, seen and heard', 'one lesson in detail', 'what you use it for today'],
      asks: ['others', 'lesson', 'moment', 'reason'],
      about: ['taught-me'],
    },
    discussion: [
      {
        text: 'Can everything be learned from a screen?',
        contains: ['an opinion', 'something that can and something that cannot'],
        followUp: 'Will schools still have rooms in thirty years?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['screen-learning'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'What makes people respect a teacher?',
        contains: ['one quality', 'why', 'whether it changed'],
        followUp: 'Is strictness one of them?',
        asks: ['opinion', 'reason', 'example'],
        about: ['respected-teachers'],
      },
    ],
  },
  {
    theme: 'journey',
    category: 'General',
    card: {
      text: 'Describe a journey that took longer than you expected.',
      points: [
        'where you were going',
        'what held you up',
        'what you did meanwhile',
        'and explain how you felt about it',
      ],
      contains: ['the place and the people', 'the delay, told in order', 'what you think of it now'],
      asks: ['where', 'moment', 'my-part', 'feeling'],
      about: ['journey'],
    },
    discussion: [
      {
        text: 'Should public transport be free?',
        contains: ['an opinion', 'who would pay', 'an example of a town'],
        followUp: 'Who would lose by it?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['public-transport'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Why do some people enjoy travelling alone?',
        contains: ['a reason', 'a comparison with groups'],
        followUp: 'Is it safe everywhere?',
        asks: ['opinion', 'reason', 'example'],
        about: ['alone-travel'],
      },
    ],
  },
  {
    theme: 'object',
    category: 'Cultural',
    card: {
      text: 'Describe something old that your family keeps.',
      points: ['what it is', 'where it came from', 'where it is kept', 'and explain why nobody throws it away'],
      contains: ['what it looks like', 'its story', 'what it means to one person'],
      asks: ['thing', 'where', 'then-and-now', 'reason'],
      about: ['old-thing'],
    },
    discussion: [
      {
        text: 'Why do people keep things that they do not use?',
        contains: ['a reason', 'an example', 'whether it is good'],
        followUp: 'Do young people keep less?',
        asks: ['opinion', 'reason', 'example'],
        about: ['unused-things'],
      },
      {
        text: 'Should a museum give objects back to the country they came from?',
        contains: ['an opinion', 'the other side'],
        followUp: 'Who should decide it?',
        asks: ['opinion', 'two-sides', 'reason'],
        about: ['museums'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'decision',
    category: 'Future Plans',
    card: {
      text: 'Describe a decision that you took a long time to make.',
      points: [
        'what you had to decide',
        'what spoke for each side',
        'what you decided',
        'and explain whether it was right',
      ],
      contains: ['both sides', 'the day you decided', 'what followed'],
      asks: ['moment', 'two-sides', 'outcome', 'reason'],
      about: ['decision'],
    },
    discussion: [
      {
        text: 'Should parents choose what their children study?',
        contains: ['an opinion', 'why', 'how it is where you live'],
        followUp: 'And whom they marry?',
        asks: ['opinion', 'reason', 'example'],
        about: ['parents-choose'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Is it better to decide quickly or slowly?',
        contains: ['when each is better', 'an example'],
        followUp: 'Do computers decide better?',
        asks: ['opinion', 'two-sides', 'example'],
        about: ['deciding'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'place',
    category: 'Cultural',
    card: {
      text: 'Describe a place where you go to be quiet.',
      points: ['where it is', 'how you found it', 'what you do there', 'and explain why it makes you calm'],
      contains: ['what one sees and hears there', 'a visit you remember', 'why no other place does it'],
      asks: ['where', 'when', 'feeling', 'reason'],
      about: ['quiet-place'],
    },
    discussion: [
      {
        text: 'Are cities getting too loud?',
        contains: ['an opinion', 'then and now', 'a remedy'],
        followUp: 'Who should pay for that?',
        asks: ['opinion', 'then-and-now', 'example'],
        about: ['loud-cities'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Why should a town have parks?',
        contains: ['two reasons', 'what happens without them'],
        followUp: 'Is housing not more important?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['parks'],
      },
    ],
  },
  {
    theme: 'help',
    category: 'General',
    card: {
      text: 'Describe a time when you helped somebody you did not know.',
      points: ['who it was', 'what they needed', 'what you did', 'and explain what you thought afterwards'],
      contains: ['the scene', 'what was said', 'what stayed with you'],
      asks: ['others', 'moment', 'my-part', 'feeling'],
      about: ['helping'],
      must: ['stranger'],
    },
    discussion: [
      {
        text: 'Do people help each other less in big cities?',
        contains: ['an opinion', 'a reason', 'an example'],
        followUp: 'Does the law need to make them?',
        asks: ['opinion', 'reason', 'example'],
        about: ['city-help'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Should school students have to do voluntary work?',
        contains: ['for and against', 'your view'],
        followUp: 'Is it still voluntary then?',
        asks: ['opinion', 'two-sides', 'reason'],
        about: ['voluntary-work'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'skill',
    category: 'Academic',
    card: {
      text: 'Describe a skill that was hard for you to learn.',
      points: ['what it is', 'why you wanted to learn it', 'how you learned it', 'and explain what was hardest'],
      contains: ['the first attempt', 'what changed', 'what you can do now'],
      asks: ['thing', 'reason', 'remedy', 'outcome'],
      about: ['hard-skill'],
    },
    discussion: [
      {
        text: 'Which skills will machines never take over?',
        contains: ['an opinion', 'a skill', 'a doubt'],
        followUp: 'What should schools teach then?',
        asks: ['opinion', 'reason', 'example'],
        about: ['machine-skills'],
        instead: ['no', 'depends'],
      },
      {
        text: 'Is it harder to learn as an adult?',
        contains: ['what is harder', 'what is easier', 'an example'],
        followUp: 'Should the state pay for it?',
        asks: ['opinion', 'two-sides', 'example'],
        about: ['adult-learning'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'news',
    category: 'General',
    card: {
      text: 'Describe a piece of good news that you heard.',
      points: ['what it was', 'how you heard it', 'whom you told', 'and explain why it was good for you or others'],
      contains: ['the moment', 'the people', 'what came of it'],
      asks: ['thing', 'when', 'others', 'reason'],
      about: ['good-news'],
    },
    discussion: [
      {
        text: 'Why is there more bad news than good news?',
        contains: ['a reason', 'whether people want it'],
        followUp: 'Would you read a paper with good news only?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['bad-news'],
      },
      {
        text: 'How has the way people get their news changed?',
        contains: ['then and now', 'what was lost'],
        followUp: 'How do you know what is true?',
        asks: ['then-and-now', 'example', 'opinion'],
        about: ['news-now'],
      },
    ],
  },
  {
    theme: 'work',
    category: 'Future Plans',
    card: {
      text: 'Describe a job that you would like to do for one week.',
      points: [
        'what the job is',
        'how you know about it',
        'what you would do there',
        'and explain why only for a week',
      ],
      contains: ['one day of that week', 'what you would learn', 'what you would not like'],
      asks: ['role', 'preparation', 'reason', 'feeling'],
      about: ['week-job'],
    },
    discussion: [
      {
        text: 'Should everybody do some physical work?',
        contains: ['an opinion', 'a reason', 'the other side'],
        followUp: 'Is it paid fairly?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['physical-work'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Why do people change their jobs more often than before?',
        contains: ['then and now', 'a reason', 'an example'],
        followUp: 'Is that good for firms?',
        asks: ['then-and-now', 'reason', 'example'],
        about: ['job-changes'],
      },
    ],
  },
  {
    theme: 'festival',
    category: 'Cultural',
    card: {
      text: 'Describe a celebration in which people of different ages take part.',
      points: ['what it is', 'when it takes place', 'what people do', 'and explain what it means to you'],
      contains: ['what the old and the young do', 'one year you remember', 'a smell, a sound, a taste'],
      asks: ['thing', 'when', 'others', 'feeling'],
      about: ['festival'],
    },
    discussion: [
      {
        text: 'Are traditions kept better in villages?',
        contains: ['an opinion', 'a comparison'],
        followUp: 'Does it matter?',
        asks: ['opinion', 'two-sides', 'example'],
        about: ['traditions'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Have festivals become too much about buying things?',
        contains: ['then and now', 'your view'],
        followUp: 'Who gains from it?',
        asks: ['then-and-now', 'opinion', 'reason'],
        about: ['festival-buying'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'problem',
    category: 'General',
    card: {
      text: 'Describe something you repaired or made work again.',
      points: ['what was broken', 'how you noticed', 'what you did', 'and explain why you did not buy a new one'],
      contains: ['the steps', 'what went wrong at first', 'how long it lasted'],
      asks: ['thing', 'moment', 'my-part', 'reason'],
      about: ['repairing'],
    },
    discussion: [
      {
        text: 'Why are things not made to last?',
        contains: ['a reason', 'who gains', 'an example'],
        followUp: 'Should the law change that?',
        asks: ['opinion', 'reason', 'example'],
        about: ['short-lived'],
      },
      {
        text: 'Should repairing be taught at school?',
        contains: ['an opinion', 'what would be left out'],
        followUp: 'Who would teach it?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['repair-lessons'],
        instead: ['yes', 'no', 'depends'],
      },
    ],
  },
  {
    theme: 'money',
    category: 'Financial',
    card: {
      text: 'Describe something that you saved money for.',
      points: ['what it was', 'how long you saved', 'what you went without', 'and explain whether it was worth it'],
      contains: ['the sum and the time', 'a moment of doubt', 'the day you bought it'],
      asks: ['thing', 'when', 'cost', 'reason'],
      about: ['saved-for'],
    },
    discussion: [
      {
        text: 'Should children get pocket money?',
        contains: ['an opinion', 'from which age', 'why'],
        followUp: 'Should they earn it?',
        asks: ['opinion', 'reason', 'example'],
        about: ['pocket-money'],
        instead: ['yes', 'no', 'depends'],
      },
      {
        text: 'Why do some people never save?',
        contains: ['a reason that is no reproach', 'an example', 'what would help'],
        followUp: 'Is it a matter of income only?',
        asks: ['opinion', 'reason', 'two-sides'],
        about: ['never-saving'],
      },
    ],
  },
];

const openingQuestions = openings.flatMap(({ theme, category, questions }) =>
  questions.map(
    ({ text, contains, asks, about, instead }, index): InterviewQuestion => ({
      id: `ielts-1-${theme}-${index + 1}`,
      text,
      category,
      shape: 'reason',
      seconds: 25,
      part: 1,
      theme,
      finds: 'Part 1: whether you can speak about familiar things without preparing.',
      contains: [...contains, 'two or three sentences'],
      avoid: ['one word', 'a learned speech', 'going on for a minute'],
      followUps: ['Why?'],
      asks,
      about,
      ...(instead && { instead }),
      source: 'ielts-speaking',
    }),
  ),
);

const cardQuestions = themes.map(
  ({ theme, category, card: { text, points, contains, asks, about, must } }): InterviewQuestion => ({
    id: `ielts-2-${theme}`,
    text,
    category,
    shape: 'talk',
    seconds: 110,
    part: 2,
    theme,
    finds: 'Part 2: whether you can keep speaking on one topic for up to two minutes after one minute of notes.',
    contains,
    avoid: ['stopping after a minute', 'answering the points as four short answers', 'another topic that you learned'],
    followUps: ['Would you do the same again?'],
    asks,
    about,
    ...(must && { must }),
    card: points,
    source: 'ielts-speaking',
  }),
);

const discussionQuestions = themes.flatMap(({ theme, category, discussion }) =>
  discussion.map(
    ({ text, contains, followUp, asks, about, instead }, index): InterviewQuestion => ({
      id: `ielts-3-${theme}-${index + 1}`,
      text,
      category,
      shape: 'reason',
      seconds: 50,
      part: 3,
      theme,
      finds: 'Part 3: whether you can discuss a general question: compare, give reasons, look ahead.',
      contains,
      avoid: ['only your own life', 'a short yes or no', 'agreeing with everything'],
      followUps: [followUp],
      asks,
      about,
      ...(instead && { instead }),
      source: 'ielts-speaking',
    }),
  ),
);

export const ieltsQuestions: readonly InterviewQuestion[] = [
  ...openingQuestions,
  ...cardQuestions,
  ...discussionQuestions,
];

keptInLanguages('interviews-ielts', adviceOf(ieltsQuestions));
