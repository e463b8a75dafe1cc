// The trait quiz in English. The keys are stable: saved answers name them.

export const quizWordsEn = {
  'free-afternoon': {
    question: 'You get a free afternoon that nobody planned. What do you most likely do?',
    options: {
      'look-up': 'Read or watch something about a question that has been on my mind',
      visit: 'Visit or call somebody who could use some company',
      make: 'Make something: draw, cook, write, build',
      finish: 'Finish something I promised, on my own and in my own way',
    },
  },
  'silent-group': {
    question: 'A group task begins and nobody speaks. What do you do?',
    options: {
      plan: 'Suggest a plan and ask who takes which part',
      quietest: 'Notice who looks unsure and ask what would help',
      'share-out': 'Ask everybody what they know already, so that we start together',
      'first-question': 'Say the first question that comes to my mind, even if it sounds silly',
    },
  },
  'broken-plan': {
    question: 'A plan breaks on the morning it is needed: the bus does not come, the power goes. What now?',
    options: {
      improvise: 'Build a way around it from what is lying there',
      'try-again': 'Try the first plan again, and once more after that',
      regroup: 'Call the others and share the work out again',
      decide: 'Decide quickly and tell everybody what happens next',
    },
  },
  'low-mark': {
    question: 'You get a much lower mark than you expected. What is your first step?',
    options: {
      redo: 'Do the whole thing again until every part is right',
      'ask-teacher': 'Go to the teacher and ask, even though it is awkward',
      understand: 'Find out why the right answer is right',
      'new-method': 'Change the way I study, and see for myself what works',
    },
  },
  'at-home': {
    question: 'What do people at home count on you for?',
    options: {
      duty: 'A regular job that nobody has to remind me of',
      listen: 'Listening when somebody is upset',
      repair: 'Repairing or improving things my own way',
      'step-in': 'Stepping in when something unexpected happens',
    },
  },
  unfair: {
    question: 'Somebody near you is treated unfairly. What are you likely to do?',
    options: {
      'speak-up': 'Say so, even when the others stay quiet',
      'stay-with': 'Stay with that person afterwards',
      gather: 'Get others together and go to somebody in charge',
      'find-out': 'First find out what really happened',
    },
  },
  'new-place': {
    question: 'It is the first week in a place where you know nobody. How do you begin?',
    options: {
      explore: 'Walk around alone until I know my way',
      observe: 'Watch how things are done here and try it that way',
      'first-word': 'Speak to a stranger before I feel ready',
      join: 'Join a team or a club and make myself useful',
    },
  },
  'long-project': {
    question: 'A project takes many weeks. What keeps you going?',
    options: {
      'my-word': 'I said that I would do it',
      together: 'The others do their part, and we meet every week',
      'want-to-know': 'I want to know how it turns out',
      polish: 'I keep changing it until it looks the way I imagined it',
    },
  },
  'younger-student': {
    question: 'A younger student cannot follow the lesson and asks you. What do you do?',
    options: {
      'explain-again': 'Explain it as often as it takes, and stay friendly',
      game: 'Turn it into a drawing, a story or a game',
      'small-group': 'Start a small group for everybody who is stuck',
      'own-way': 'Show where to look, so that they can find it alone',
    },
  },
  'teacher-line': {
    question: 'Which line would you most like a teacher to write about you?',
    options: {
      promises: '“Keeps every promise.”',
      'brings-along': '“Others follow, and nobody is left behind.”',
      'hard-right': '“Does what is right when it is hard.”',
      'keeps-asking': '“Does not stop asking until it is clear.”',
    },
  },
  'small-budget': {
    question: 'You get a small sum of money for a school event. What do you do with it?',
    options: {
      account: 'Write down every coin, so that it can be checked',
      'new-idea': 'Try something that nobody here has done before',
      'ask-all': 'Ask everybody what they want, and decide together',
      'run-day': 'Run the day, and change the plan as it goes',
    },
  },
  admire: {
    question: 'Which of these do you admire most in other people?',
    options: {
      'go-on': 'They go on after everybody else has stopped',
      kind: 'They are kind even when it costs them something',
      'own-path': 'They go their own way',
      'at-home-anywhere': 'They find their feet anywhere',
    },
  },
} as const;

/** The same questions and options in another language. */
export type QuizWords = {
  [Q in keyof typeof quizWordsEn]: {
    question: string;
    options: { [O in keyof (typeof quizWordsEn)[Q]['options']]: string };
  };
};
