/**
 * Whether an essay goes to many places at once: an answer to a prompt of Common App, UCAS or another form that several
 * universities read, or a personal statement whose prompt names no place. There, praise of one place is what should go.
 */
import type { EvaluateInput } from '../../types.ts';

const FORM =
  /\b(?:common app(?:lication)?|ucas|coalition (?:app|for college)|applytexas|apply texas|questbridge|ouac|uni-assist|uc application|personal insight)\b/i;
/** Words of the forms' own prompts: Common App 2026-27 and UCAS from 2026 on. */
const PROMPT =
  /believe their application would be incomplete without it|lessons we take from obstacles|questioned or challenged a belief or idea|made you happy or thankful in a surprising way|sparked a period of personal growth|so engaging that it makes you lose all track of time|essay on any topic of your choice|why do you want to study this course or subject|qualifications and studies helped you to prepare|what else have you done to prepare outside of education/i;
/** A prompt that speaks as one place. */
const ONE_PLACE =
  /\b(?:our|us|we|this|the) (?:university|college|school|institution|programme|program|campus|community|department|faculty)\b|\bwhy (?:us|here)\b|\bat [A-Z]\p{L}+\b/u;

export function goesToMany({ prompt = '', essayType }: EvaluateInput): boolean {
  if (FORM.test(prompt) || PROMPT.test(prompt)) return true;
  return essayType === 'Personal Statement' && !ONE_PLACE.test(prompt);
}
