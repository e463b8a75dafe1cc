/** Which moves a prompt asks for in words ("a time when", "what did you learn", "why our college"). */
import type { EssayType } from '../types.ts';
import { readAskedThings } from './asked-things.ts';
import { MOVES_BY_TYPE, type MoveId } from './move-ids.ts';

const ASKS: readonly (readonly [MoveId, RegExp])[] = [
  [
    'moment',
    /\b(?:a|one|the) (?:specific |particular |single )?(?:time|moment|situation|occasion|event|experience|incident|instance|example|story)\b|\bexamples?\b|\brecount\b/i,
  ],
  [
    'action',
    /\bwhat (?:did|have) you (?:do|done)\b|\bhow (?:did|have) you (?:\w+ )?(?:respond|react|handle|deal|solve|overcome|overc[ao]me|approach|act|show|shown|lead|led|influenc\w+|contribut\w+|demonstrat\w+)|\bsteps?\b|\bactions?\b|\binitiatives?\b|\bled\b|\bleadership\b|\byour role\b|\baccomplishment|\bachievement/i,
  ],
  [
    'meaning',
    /\blearn\w*\b|\blessons?\b|\breflect\b|\bgrowth\b|\bgr[eo]w\b|\bchanged?\b|\baffect(?:ed)?\b|\bshaped?\b|\bimpact(?:ed)? (?:on )?you\b|\bunderstanding\b|\brealization\b|\brealisation\b|\bmean(?:t|ing)?\b|\binsight/i,
  ],
  [
    'why-programme',
    /\bwhy (?:do you want|are you|have you|this|our|us|we|the|you)\b|\bwhy\b.*\b(?:programme|program|university|college|course|school|degree|semester|us)\b|\breasons? for (?:choosing|applying|your choice)|\bchoos(?:e|ing) (?:this|our|the)|\binterest(?:ed)? in (?:this|our|the) (?:programme|program|university|college|course)/i,
  ],
  [
    'goals',
    /\bgoals?\b|\bcareer\b|\bfuture\b|\bplans?\b(?! of)|\baspirations?\b|\bambitions?\b|\bafter (?:the|your|graduat\w+)|\bhope to\b/i,
  ],
  [
    'contribution',
    /\bcontribut\w+\b|\b(?:will|would|can) you (?:bring|offer|add|share|give)\b|\btake part\b|\bparticipat\w+\b|\bgive back\b|\bwhat you (?:will|would|can) (?:bring|offer)/i,
  ],
  [
    'background',
    /\bbackground (?:shape|story|identity)|\bidentity\b|\bheritage\b|\bcultur\w+\b|\bcommunit(?:y|ies) (?:you|to which|that you)|\bdiversity\b|\bwhere you (?:come|grew)|\bupbringing\b|\bfamily\b|\b(?:your|how has your) background\b/i,
  ],
  [
    'preparation',
    /\b(?:academic|professional|educational|research|work|relevant)\b.*\b(?:background|experience|preparation|qualifications?|training)\b|\bprepared?\b|\bqualif\w+\b/i,
  ],
  [
    'motive',
    /\bmotivations?\b|\bmotivat\w+ you(?:r| to (?:apply|study|choose))|\bwhat (?:drew|draws|attract\w+|inspired|interests) you\b|\binterest in (?:the )?(?:field|subject)|\bwhy (?:do|did) you (?:want to study|choose to study)/i,
  ],
  ['gap', /\bgap\b|\bbackground and\b.*\bresearch|\bliterature\b|\bstate of the art\b/i],
  ['question', /\bresearch questions?\b|\bhypothes[ie]s\b|\bobjectives?\b|\bresearch aims?\b/i],
  ['method', /\bmethod\w*\b|\bapproach and\b|\bresearch design\b/i],
  ['feasibility', /\bwork plan\b|\btime ?(?:line|table|frame)\b|\bfeasib\w+\b|\bschedule\b|\bbudget\b|\bethic\w+\b/i],
  ['references', /\breferences\b|\bbibliography\b|\bliterature\b/i],
  [
    'significance',
    /\bsignificance\b|\bexpected (?:results|outcomes|impact)\b|\brelevance\b|\bimpact of (?:the|your) (?:research|project)/i,
  ],
];

/** The moves that a prompt asks for in words. */
export function movesInWords(prompt: string): readonly MoveId[] {
  const text = prompt.slice(0, 4_000);
  return ASKS.filter(([, pattern]) => pattern.test(text)).map(([id]) => id);
}

/** The moves of a type of essay. Where a prompt asks for one thing out of a life, where it leads is the writer's to add. */
export function movesOfType(prompt: string, essayType: EssayType): readonly MoveId[] {
  const own = MOVES_BY_TYPE[essayType] ?? MOVES_BY_TYPE.Generic;
  const { things } = readAskedThings(prompt);
  const asksForStory = things.length > 0 && things.every(({ id }) => id !== 'why-subject');
  return asksForStory ? own.filter((id) => id !== 'goals') : own;
}

/** The moves that a prompt asks for; without any, those of the essay's type. In the order of the types' lists. */
export function askedMoves(prompt: string, essayType: EssayType): readonly MoveId[] {
  const asked = movesInWords(prompt);
  return asked.length > 0 ? asked : movesOfType(prompt, essayType);
}
