import type { Trait } from './traits.ts';

/** Ids are made of the trait and the place in its lists, and saved answers name them: never reorder, only add. */
export type ReflectionWords = Record<
  Trait,
  { mandatory: readonly [string, string, string]; optional: readonly [string, string, ...string[]] }
>;

export const reflectionsEn: ReflectionWords = {
  curiosity: {
    mandatory: [
      'What question did you follow further than anybody asked you to? Where did it take you, and what did you find?',
      'When did you find out that something you had always believed was not quite true? What did you see, read or count?',
      'Which thing did you take apart, look up or try out only because you wanted to know? What happened next?',
    ],
    optional: [
      'What would you still like to know about it, and who could tell you?',
      'Which book, person or place first made you wonder?',
    ],
  },
  persistence: {
    mandatory: [
      'Tell about something that failed the first time. How many attempts did it take, and what did you change in between?',
      'When were you closest to giving up? What was in front of you at that moment, and why did you go on?',
      'Which skill took you the longest to learn? How did a bad day look, and when did you notice that it had got better?',
    ],
    optional: [
      'What did you have to leave out of your life to keep going?',
      'Is there something that you did stop? How did you know that it was right to stop?',
    ],
  },
  empathy: {
    mandatory: [
      'When did you misjudge somebody at first? What did you see or hear that changed your mind?',
      'Whose day did you make easier? What did that person say or do, and what did you learn from it?',
      'Tell about a time when you listened to a person and it changed what you did afterwards.',
    ],
    optional: [
      'Who understood you when you did not expect it? How did you notice?',
      'Is there a person whom you could not help? What do you think about that today?',
    ],
  },
  leadership: {
    mandatory: [
      'When did others rely on a decision of yours? What were the choices, and what happened after it?',
      'What exists today because you started it? Who joined first, and why?',
      'Tell about a time when people did not follow you. What did you do differently after that?',
    ],
    optional: [
      'Who could take over your task tomorrow, and what did you teach that person?',
      'Which rule or habit in your school or street is different because of you?',
    ],
  },
  creativity: {
    mandatory: [
      'What did you make that did not exist before? What did you use, and what went wrong on the way?',
      'When did you solve a problem with something that was meant for another purpose?',
      'Tell about an idea that others found strange. What did you do with it?',
    ],
    optional: [
      'Where are you, and what is around you, when your ideas come?',
      'What did you throw away, and what did you learn from it?',
    ],
  },
  responsibility: {
    mandatory: [
      'What do people count on you for, at home, at school or at work? What happens on a day when you are not there?',
      'Tell about a promise that was hard to keep. What did it cost you?',
      'When did you make a mistake that others had to pay for? What did you do to put it right?',
    ],
    optional: [
      'Who carried this duty before you, and what did you change?',
      'What do you do every week that nobody sees?',
    ],
  },
  independence: {
    mandatory: [
      'What did you teach yourself without a course or a teacher? Where did you begin, and where did you get stuck?',
      'When did you decide differently from what your family or friends expected? How did you tell them?',
      'Tell about the first time you had to manage something entirely alone. What did you not know yet?',
    ],
    optional: [
      'Whose help did you refuse and later ask for?',
      'What did you earn, save or pay for by yourself, and what was it for?',
    ],
  },
  courage: {
    mandatory: [
      'When were you afraid and did it all the same? What did you notice in your hands, your voice or the room?',
      'Tell about a time when you said something that others did not want to hear. What followed?',
      'Which step did you take without knowing whether it would work? What made you take it on that day?',
    ],
    optional: [
      'When did you stay silent and regret it? What would you say now?',
      'Who showed you what courage looks like, and in which moment?',
    ],
  },
  teamwork: {
    mandatory: [
      'Tell about a group in which you did not agree. What was the argument about, and how did you get out of it?',
      'What did a team of yours manage that no one could have done alone? Which part was yours?',
      'When did somebody else in the team do your part better? What did you do then?',
    ],
    optional: [
      'Who in your team was seldom heard? What happened when that person spoke?',
      'What does your team still do the way you suggested?',
    ],
  },
  adaptability: {
    mandatory: [
      'When did a plan of yours fall apart? What did you do in the first hour after it?',
      'Tell about a move, a new school or a new language. What was the first thing you got wrong, and when did it become easy?',
      'What did you have to do with much less money, time or equipment than you needed? How did you manage?',
    ],
    optional: [
      'What did you keep the same while everything else changed?',
      'Which habit from your old place do you still have, and why?',
    ],
  },
};
