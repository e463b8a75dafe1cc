import { pick } from './angle.ts';

/** How a story can show a trait: hints for the writer, several for each, so that two students seldom read the same. */
const hints: Readonly<Record<string, readonly string[]>> = {
  curiosity: [
    'To show curiosity, tell what you did about a question, not that you like to ask.',
    'Curiosity can be seen in the dead ends too: leave one in.',
    'A curious reader wants to know what you looked at, took apart or asked, and in which order.',
    'Let a question stay open at the end: that is how curiosity looks from outside.',
  ],
  persistence: [
    'To show persistence, tell what you changed between one try and the next.',
    'Persistence can be seen at the point where stopping would have been easy: stay there for a few lines.',
    'Count the tries honestly; the third one that failed says more than the last one.',
    'Say what it cost to go on: sleep, money, a friend who shook their head.',
  ],
  empathy: [
    'To show empathy, tell what you noticed before anybody said it.',
    'Empathy can be seen where you were wrong about somebody at first: do not leave that out.',
    'Give the other person a sentence of their own, and do not explain it.',
    'Tell what you did not say at that moment, and why.',
  ],
  leadership: [
    'To show leadership, tell what others did afterwards.',
    'Leadership can be seen in one decision and in what it cost: choose one.',
    'Name the person who was against it, and what you did with that.',
    'What went on when you were not there? That is where leading shows.',
  ],
  creativity: [
    'To show creativity, tell which two ways there were, and why you took one of them.',
    'Creativity can be seen best where something was missing: say what you did not have.',
    'Describe the ugly first version; the fine one explains itself.',
    'Say where the idea came from: another field, a mistake, something on the street.',
  ],
  responsibility: [
    'To show responsibility, tell what would have happened without you.',
    'Responsibility can be seen in who counts on you: let one of them appear.',
    'Tell of the day on which you forgot, or nearly did.',
    'Write down the hour at which it begins, and who sleeps then.',
  ],
  independence: [
    'To show independence, tell of the first step that nobody told you to take.',
    'Independence can be seen together with the moment in which you asked for help: both belong in.',
    'Say what you decided alone, and what you still wonder about.',
    'What did you have to find out because nobody near you knew it? Show the search.',
  ],
  courage: [
    'To show courage, tell what you could have lost.',
    'Courage can be seen in one small step: describe it with the fear left in.',
    'Write what your voice or your hands did in that second.',
    'Tell who was watching, and who you wished had not been.',
  ],
  teamwork: [
    'To show teamwork, tell what you left to others, and why.',
    'Teamwork can be seen where somebody else had the better idea: say who.',
    'Show one quarrel and how you went on working the next day.',
    'What could the others do that you still cannot? Let them do it on the page.',
  ],
  adaptability: [
    'To show adaptability, tell what you did first when the old way no longer worked.',
    'Adaptability can be seen in what you kept while other things changed: name one thing.',
    'Tell what you got wrong in the new place, and who corrected you.',
    'Describe the first thing that you learned to do in another way.',
  ],
};

const others = [
  'Let a reader see this side of you in something that happened.',
  'One day and one deed show more of you than an adjective.',
  'Leave the word itself out; what you did will say it.',
];

export function traitHint(trait: string, turn: number): string {
  const key = trait.toLowerCase();
  const own = (Object.hasOwn(hints, key) && hints[key]) || others;
  return pick(own, turn);
}
