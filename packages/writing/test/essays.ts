/** Essays written for the tests. */
import { CLEAN_PROSE } from '../eval/prose.ts';

export const STRONG = CLEAN_PROSE.american as string;
export const PROPOSAL = CLEAN_PROSE.scientific as string;

export const WEAK = `Since I was a child, I have always been passionate about many things. I am a hardworking and motivated person and I have
faced many challenges in my life. I believe that education is very important because it gives people a bright future and helps them
to make a difference in the world. In order to be successful, a person needs leadership skills and communication skills, and I think
that I really have all of these skills. I have taken part in various activities and gained valuable experience from all of them, and
these activities taught me valuable lessons that will stay with me. I want to study at your esteemed university because it is a
prestigious university with excellent faculty and people from diverse backgrounds. Studying there would broaden my horizons and help
me to learn new things and to have a positive impact on society. I am sure that with hard work and dedication everything is possible.
I hope you will consider my application. Thank you for reading this.`;

/** Twenty common errors: [what the essay has, what a learner might write]. All stand in STRONG. */
const TWENTY_ERRORS: readonly (readonly [string, string])[] = [
  ['handed me the wrench', 'handed me wrench'],
  ['I had never', 'I have never'],
  ['opened anything larger', 'open anything larger'],
  ['told me to listen', 'told to me to listen'],
  ['somebody were dragging', 'somebody was draging'],
  ['inside the cylinder', 'inside of cylinder'],
  ['on a Saturday', 'in a Saturday'],
  ['as stiff as bread', 'as stiff than bread'],
  ['a cobbler cut', 'an cobbler cut'],
  ['was in sixth grade', 'was on sixth grade'],
  ['walked a mile', 'walk a mile'],
  ['in mustard', 'in the mustard'],
  ['the water came', 'the water come'],
  ['eleven pumps', 'eleven pump'],
  ['had failed for', 'had fail for'],
  ['people who used them', 'people which used them'],
  ['wrote the steps', 'writed the steps'],
  ['left copies with', 'leave copies with'],
  ['I used to think', 'I use to thinking'],
  ['inventing things', 'invent the things'],
];

export function withErrors(essay: string): string {
  let text = essay;
  for (const [right, wrong] of TWENTY_ERRORS) {
    if (!text.includes(right)) throw new Error(`Not in the essay: ${right}`);
    text = text.replace(right, wrong);
  }
  return text;
}
