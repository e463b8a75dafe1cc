/** How a story can show a trait: a hint for the writer, two for each, so that ideas on the same trait do not end alike. */
const hints: Readonly<Record<string, readonly [string, string]>> = {
  curiosity: [
    'To show curiosity, tell what you did about a question, not that you like to ask.',
    'Curiosity can be seen in the dead ends too: leave one in.',
  ],
  persistence: [
    'To show persistence, tell what you changed between one try and the next.',
    'Persistence can be seen at the point where stopping would have been easy: stay there for a few lines.',
  ],
  empathy: [
    'To show empathy, tell what you noticed before anybody said it.',
    'Empathy can be seen where you were wrong about somebody at first: do not leave that out.',
  ],
  leadership: [
    'To show leadership, tell what others did afterwards.',
    'Leadership can be seen in one decision and in what it cost: choose one.',
  ],
  creativity: [
    'To show creativity, tell which two ways there were, and why you took one of them.',
    'Creativity can be seen best where something was missing: say what you did not have.',
  ],
  responsibility: [
    'To show responsibility, tell what would have happened without you.',
    'Responsibility can be seen in who counts on you: let one of them appear.',
  ],
  independence: [
    'To show independence, tell of the first step that nobody told you to take.',
    'Independence can be seen together with the moment in which you asked for help: both belong in.',
  ],
  courage: [
    'To show courage, tell what you could have lost.',
    'Courage can be seen in one small step: describe it with the fear left in.',
  ],
  teamwork: [
    'To show teamwork, tell what you left to others, and why.',
    'Teamwork can be seen where somebody else had the better idea: say who.',
  ],
  adaptability: [
    'To show adaptability, tell what you did first when the old way no longer worked.',
    'Adaptability can be seen in what you kept while other things changed: name one thing.',
  ],
};

export function traitHint(trait: string, turn: number): string {
  const own = hints[trait.toLowerCase()];
  if (own && Object.hasOwn(hints, trait.toLowerCase())) return own[turn % 2] as string;
  return turn % 2 === 0
    ? 'Let a reader see this side of you in something that happened.'
    : 'One day and one deed show more of you than an adjective.';
}
