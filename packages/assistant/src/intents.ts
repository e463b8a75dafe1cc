// Questions that are not looked up: those about the student's own record, which are computed, and the wish to have an
// essay written, which is declined.
import { readCountries } from './asked-countries.ts';
import { wordsOf } from './terms.ts';

export const computedKinds = ['due-next', 'missing-papers', 'english-for-list', 'progress'] as const;
export type ComputedKind = (typeof computedKinds)[number];
export type Intent = { kind: ComputedKind; country: string | null } | { kind: 'write-essay' } | { kind: 'look-up' };

const essay =
  '(essay|sop|statement of purpose|personal statement|motivation letter|cover letter|statement|letter of motivation|recommendation letter|lor|scholarship letter|answer for my application)';

/** Each pattern is tried on the words of the question, folded, with single spaces. */
const essayPatterns = [
  new RegExp(
    `^(please |pls |kindly |now |ok |hey |lantern )*(write|draft|generate|compose|create|finish|rewrite|make|do|prepare) (me |us |up |out )*(a |an |the |my |this |one |whole |full |good |short |best |500 word |word |\\d+ )*\\w* ?\\w* ?${essay}`,
  ),
  new RegExp(
    `(can|could|will|would|should) (you|lantern|u|it|the assistant|ai|the ai) (please |pls )?(just )?(write|draft|generate|compose|finish|rewrite|make|do) .{0,40}${essay}`,
  ),
  new RegExp(
    `(want|need|like) (you|lantern|u|ai|the assistant) to (write|draft|generate|compose|finish|rewrite) .{0,40}${essay}`,
  ),
  new RegExp(`^(please )?(write|draft|generate|compose|finish) .{0,60}${essay}( for me)?$`),
  /(রচনা|এসে|এসওপি|প্রবন্ধ|essay|sop).{0,25}(লিখে (দাও|দিন|দেবে|দেবেন|দিতে)|বানিয়ে|তৈরি করে (দাও|দিন))/,
  /(اكتب|اكتبي|اكتبوا|تكتب|انشئ|الف) (لي |لنا |عني )?.{0,25}(مقال|مقالي|مقالا|المقال|خطاب|رساله|بيان)/,
];

const ownTest = '(ielts|toefl|pte|duolingo|det|english|english test|english score|test score|score|band|result)';
const suffices =
  '(suffice|suffices|sufficient|enough|good enough|ok|okay|accepted|acceptable|meet|meets|qualify|high enough|fine|work|reach|reaches|satisfy|satisfies)';

const patterns: Record<ComputedKind, readonly RegExp[]> = {
  'english-for-list': [
    new RegExp(`\\bmy (\\w+ )?${ownTest}\\b.*\\b${suffices}\\b`),
    new RegExp(`\\b${suffices}\\b.*\\bmy (\\w+ )?${ownTest}\\b`),
    new RegExp(`\\bwith my (\\w+ )?${ownTest}\\b.*\\b(list|universities|apply|saved|shortlist)\\b`),
    new RegExp(
      `\\b(which|what) (of )?(my |the )?(saved |shortlisted )?(universities|unis|list|colleges)\\b.*\\b(accept|take|take s)\\b.*\\bmy (\\w+ )?${ownTest}\\b`,
    ),
    /(আমার) (\S+ )?(আইইএলটিএস|টোফেল|ielts|toefl|pte|duolingo|ইংরেজি)\S*.*(যথেষ্ট|চলবে|হবে|মিলবে)/,
    /(هل) .*(ايلتس|ايلتسي|الايلتس|التوفل|توفل|ielts|toefl|نتيجتي|درجتي).*(تكفي|يكفي|كافيه|كاف|مقبوله)/,
    /(هل) (تكفي|يكفي) .*(ايلتس|الايلتس|التوفل|توفل|ielts|toefl|نتيجتي|درجتي)/,
  ],
  'missing-papers': [
    /\b(paper|papers|document|documents|docs|certificates|paperwork)\b.*\b(missing|lack|lacking|still need|do i still|left|not have|dont have|outstanding|have i not|havent i|remain|remaining)\b/,
    /\b(missing|lacking|still need|outstanding|remaining)\b.*\b(paper|papers|document|documents|docs|certificates|paperwork)\b/,
    /\bwhat (am i|is|are) (still )?missing\b/,
    /\bdo i have (all|every|everything|enough) (my |the |of the )?(paper|papers|document|documents|docs)?\b/,
    /(কোন|কী|কি).*(কাগজ|কাগজপত্র|ডকুমেন্ট|নথি).*(বাকি|নেই|লাগবে এখনো|কম)/,
    /(কাগজ|কাগজপত্র|ডকুমেন্ট|নথি).*(বাকি|কম আছে)/,
    /(ما|اي|ماذا).*(اوراق|الاوراق|مستندات|المستندات|وثائق|الوثائق).*(ناقص|ناقصه|الناقصه|تنقص|ينقص|تنقصني|ينقصني|المتبقيه)/,
    /(ينقصني|تنقصني|الناقصه).*(اوراق|الاوراق|مستندات|المستندات|وثائق|الوثائق)/,
  ],
  'due-next': [
    /\b(what|which|anything|something) ?(is|s|are|else is|comes|task is|do i have)? ?(due|coming up|upcoming|urgent)\b/,
    /\bwhats? (is )?(due|next|urgent|coming up)\b/,
    /\bwhat (is|are|comes) (my )?next\b/,
    /\b(my|upcoming|next|nearest) (\w+ )?(deadline|deadlines|due date|due dates|task|tasks|appointment|appointments)\b/,
    /\bwhat (should|do|must|can|shall) i (have to )?(do|work on|start|finish) (now|next|first|today|this week|this month)\b/,
    /\b(due|deadline|deadlines) (this|next) (week|month)\b/,
    /\bwhen is my next\b/,
    /(এরপর|পরের|সামনে|এখন|আগামী).*(কাজ|ডেডলাইন|শেষ তারিখ|করব|করতে|কী আছে|সময়সীমা)/,
    /আমার.*(ডেডলাইন|শেষ তারিখ|সময়সীমা)/,
    /(ما|ماذا).*(التالي|القادم|الموعد النهائي|مواعيدي|موعدي|افعل الان|علي فعله)/,
  ],
  progress: [
    /\b(my|overall) progress\b/,
    /\bhow (far|complete|ready|much) (am i|have i|is my (profile|application|record)|did i)\b(?!.*\b(pay|paid|owe|borrow)\b)/,
    /\bhow (complete|ready|finished) (is|am|are) (my|i)\b/,
    /\bwhat (percent|percentage|share) .*\b(done|complete|completed|finished|ready)\b/,
    /\bam i (nearly |almost )?(ready|done|finished)\b/,
    /আমার.*(অগ্রগতি|কতটা (হয়েছে|শেষ|এগিয়েছি)|কতদূর)/,
    /আমি কতদূর/,
    /(كم|ما) .*(انجزت|تقدمي|اكملت|مدي تقدمي)/,
  ],
};

/** Letters that can be written in two ways stand in patterns as they stand in folded words. */
const folded = (list: readonly RegExp[]) =>
  list.map(({ source }) => new RegExp(source.normalize('NFKD').normalize('NFC')));
const foldedEssay = folded(essayPatterns);
const foldedPatterns = Object.fromEntries(computedKinds.map((kind) => [kind, folded(patterns[kind])])) as Record<
  ComputedKind,
  RegExp[]
>;

/** In this order: a sentence about papers that are due is about papers. */
const order: readonly ComputedKind[] = ['english-for-list', 'missing-papers', 'due-next', 'progress'];

/** What a question wants. Whatever is not recognized is looked up. */
export function readIntent(question: string): Intent {
  const text = wordsOf(question.slice(0, 400)).join(' ');
  if (foldedEssay.some((pattern) => pattern.test(text))) return { kind: 'write-essay' };
  const kind = order.find((each) => foldedPatterns[each].some((pattern) => pattern.test(text)));
  if (!kind) return { kind: 'look-up' };
  return { kind, country: readCountries(question).about[0] ?? null };
}
