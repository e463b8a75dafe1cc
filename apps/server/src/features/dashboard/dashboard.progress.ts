// The one place where progress is computed. Every step is `done` of `total` parts; the whole is the share of steps that are
// complete (docs/decisions/0079).
import { type Place, requiredAt } from '@lantern/content/applying/asked-papers';
import { overallThatCounts } from '@lantern/content/tests/check-score';
import { editionOf, scoreExpires } from '@lantern/content/tests/scores';
import type {
  NextAction,
  OfflineTask,
  PartId,
  ProgressSection,
  ProgressStep,
  SectionId,
  StepId,
} from '@lantern/contract/dashboard';
import { type DocumentCategory, plainName, requiredCategories } from '@lantern/contract/documents.rules';
import { isAnswered, type StoredPersonalInfo } from '@lantern/contract/profile';
import { requiredPersonalFields } from '@lantern/contract/profile.required';
import type { TestScore } from '@lantern/contract/tests';
import type { ActivitySummary } from '#features/activities/activities.service.ts';
import type { ChecklistSums } from '#features/checklists/checklists.service.ts';
import type { EssaySummary } from '#features/essays/essays.summary.service.ts';

/** Words from which an essay counts as written, unless half of its limit is less. */
const writtenWords = 250;
/** Characters in an English word with its space, to compare a limit in characters with words. */
const charactersInWord = 6;
/** Words read in a minute, on a phone, in a second language. */
const wordsPerMinute = 150;

type Part = { id: PartId; done: boolean };

/** `isBegun`: something is there of which no part counts yet, so that nobody reads "not started" beside their own work. */
function toProgress<Id extends StepId | SectionId>(id: Id, parts: Part[], isBegun = false) {
  const done = parts.filter((part) => part.done).length;
  const some = done > 0 || isBegun ? 'in-progress' : 'pending';
  const status: ProgressStep['status'] = done === parts.length ? 'completed' : some;
  return { id, status, percent: Math.round((100 * done) / parts.length), done, total: parts.length, parts };
}

const toStep = (id: StepId, parts: Part[], isBegun = false): ProgressStep => toProgress(id, parts, isBegun);

/** What the sign-up said is an answer too. */
export function personalInfoStep(info: StoredPersonalInfo): ProgressStep {
  return toStep(
    'personal-info',
    requiredPersonalFields.map((id) => ({ id, done: isAnswered(info, id) })),
  );
}

/**
 * Every required category with a paper that nobody has rejected. A statement and letters are required only where one of the
 * student's universities is in a country that asks everybody for them at that level, or in one of which nothing is known.
 */
export function documentsStep(present: ReadonlySet<DocumentCategory>, places: readonly Place[] = []): ProgressStep {
  return toStep(
    'documents',
    requiredAt(requiredCategories, places).map((id) => ({ id, done: present.has(id) })),
    present.size > 0,
  );
}

/** Three described activities are what the essay tools and most forms need at least; more never count against anyone. */
export function activitiesStep(activities: ActivitySummary[]): ProgressStep {
  const described = activities.filter(({ description }) => description.trim() !== '');
  return toStep('activities', [
    { id: 'listed', done: activities.length > 0 },
    { id: 'described', done: described.length > 0 },
    { id: 'impact', done: activities.some(({ outcome }) => outcome.trim() !== '') },
    { id: 'three-described', done: described.length >= 3 },
  ]);
}

/** A test with a result that still counts on `day`; one that is booked or was taken is a beginning. */
export function testsStep(scores: readonly TestScore[], day: string): ProgressStep {
  const counts = (score: TestScore) => {
    const edition = editionOf(score.testType, score.testDate, score.overallScore);
    const expires = edition && scoreExpires(edition, score.testDate);
    return overallThatCounts(score) !== null && (!expires || expires >= day);
  };
  return toStep('tests', [
    { id: 'test-listed', done: scores.length > 0 },
    { id: 'test-scored', done: scores.some(counts) },
  ]);
}

function wordsToBeWritten({ limitMax, limitUnit }: EssaySummary): number {
  const limit = limitUnit === 'words' ? limitMax : limitMax / charactersInWord;
  return Math.min(writtenWords, limit / 2);
}

const stages = ['started', 'written', 'evaluated', 'revised', 'complete'] as const;

/** How many stages an essay has passed. Each needs the one before it, but its writer may call it complete at any time. */
export function essayStage(essay: EssaySummary): number {
  if (essay.wordCount === 0) return 0;
  if (essay.status === 'complete') return 5;
  if (essay.wordCount < wordsToBeWritten(essay)) return 1;
  if (essay.evaluatedTexts === 0) return 2;
  return essay.evaluatedTexts === 1 && essay.revision === essay.evaluatedRevision ? 3 : 4;
}

/** The essay that is furthest counts, so that starting another never makes the figure smaller. */
export function essaysStep(essays: EssaySummary[]): ProgressStep {
  const stage = Math.max(0, ...essays.map(essayStage));
  return toStep(
    'essays',
    stages.map((id, index) => ({ id, done: index < stage })),
    essays.length > 0,
  );
}

export type SavedUniversities = { saved: number; chosen: number };

/** Three universities are the least that can be compared. */
export function researchStep({ saved }: SavedUniversities): ProgressStep {
  return toStep('university-research', [
    { id: 'university-saved', done: saved >= 1 },
    { id: 'three-saved', done: saved >= 3 },
  ]);
}

/** Chosen is what has left the column of those that are considered; one alone is a risk. What is saved is a beginning. */
export function shortlistStep({ saved, chosen }: SavedUniversities): ProgressStep {
  const parts: Part[] = [
    { id: 'one-chosen', done: chosen >= 1 },
    { id: 'two-chosen', done: chosen >= 2 },
  ];
  return toStep('shortlist', parts, saved > 0);
}

export type SectionsRecord = {
  schools: readonly { gpa: number | null; predictedGpa: number | null; subjects: readonly unknown[] }[];
  hasFamily: boolean;
  interviews: number;
  plans: { all: number; costs: number; sources: number };
  checklists: ChecklistSums;
};

/** The six sections beside the checklist. */
export function progressSections(record: SectionsRecord): ProgressSection[] {
  const { schools, plans, checklists } = record;
  const { visa, settlement } = checklists;
  const graded = schools.some((one) => one.gpa !== null || one.predictedGpa !== null || one.subjects.length > 0);
  return [
    toProgress('education', [
      { id: 'school-listed', done: schools.length > 0 },
      { id: 'grades-given', done: graded },
    ]),
    toProgress('family', [{ id: 'family-saved', done: record.hasFamily }]),
    toProgress('interviews', [{ id: 'interview-practised', done: record.interviews > 0 }]),
    toProgress(
      'finance',
      [
        { id: 'cost-planned', done: plans.costs > 0 },
        { id: 'money-named', done: plans.sources > 0 },
      ],
      plans.all > 0,
    ),
    toProgress('visa', [
      { id: 'visa-country', done: visa.countries > 0 },
      { id: 'visa-intake', done: visa.intakes > 0 },
      { id: 'visa-begun', done: visa.stepsDone > 0 },
      { id: 'visa-done', done: visa.isDone },
    ]),
    toProgress('settlement', [
      { id: 'arrival-day', done: settlement.hasDay },
      { id: 'settlement-begun', done: settlement.done > 0 },
      { id: 'settlement-done', done: settlement.done > 0 && settlement.done >= settlement.all },
    ]),
  ];
}

/** A step that is started is no part of it yet: what sign-up fills in, or one paper of four, is not an application. */
export function overallPercent(steps: readonly ProgressStep[]): number {
  const complete = steps.filter(({ status }) => status === 'completed').length;
  return Math.round((100 * complete) / steps.length);
}

function essayKind(essay: EssaySummary): NextAction['kind'] {
  if (essayStage(essay) < 2) return 'continue-essay';
  // also when it was rewritten since its last evaluation
  if (essay.revision !== essay.evaluatedRevision) return 'evaluate-essay';
  return essay.openSuggestions > 0 ? 'revise-essay' : 'complete-essay';
}

type Steps = {
  personal: ProgressStep;
  documents: ProgressStep;
  activities: ProgressStep;
  tests: ProgressStep;
  research: ProgressStep;
  shortlist: ProgressStep;
};

/** What another person waits for: a paper that was rejected, then an essay with comments that nobody has settled. */
function answerFirst(essays: EssaySummary[], rejected: RejectedPaper | undefined): NextAction | undefined {
  const none = { essay_id: null, title: null, used: null, limit: null, open_suggestions: null };
  if (rejected) return { kind: 'mend-paper', ...none, title: plainName(rejected.name), reason: rejected.reason };
  const commented = essays.find(({ openComments }) => openComments > 0);
  return commented && { kind: 'answer-comments', ...none, essay_id: commented.id, title: commented.title };
}

type RejectedPaper = { name: string; reason: string };

/**
 * First what somebody else has said, then the personal information, then the essay last worked on that is not complete, then activities, papers and tests,
 * last the universities: what they ask for is known by then.
 */
export function nextAction(
  { personal, documents, activities, tests, research, shortlist }: Steps,
  essays: EssaySummary[],
  rejected?: RejectedPaper,
): NextAction {
  const asked = answerFirst(essays, rejected);
  if (asked) return asked;
  const none = { essay_id: null, title: null, used: null, limit: null, open_suggestions: null };
  if (personal.status !== 'completed') return { kind: 'fill-personal-info', ...none };
  if (essays.length === 0) return { kind: 'start-essay', ...none };
  const essay = essays.find(({ status }) => status !== 'complete');
  if (!essay) {
    if (activities.status !== 'completed') return { kind: 'describe-activities', ...none };
    if (documents.status !== 'completed') return { kind: 'add-documents', ...none };
    if (tests.status !== 'completed') return { kind: 'add-test-score', ...none };
    if (research.status !== 'completed') return { kind: 'find-universities', ...none };
    return { kind: shortlist.status === 'completed' ? 'all-done' : 'choose-university', ...none };
  }
  return {
    kind: essayKind(essay),
    essay_id: essay.id,
    title: essay.title,
    used: essay.limitUnit === 'words' ? essay.wordCount : essay.characterCount,
    limit: { max: essay.limitMax, unit: essay.limitUnit },
    open_suggestions: essay.evaluatedRevision === null ? null : essay.openSuggestions,
  };
}

/** Writing takes what is left of the fifteen minutes; reading an evaluation takes as long as its essay and its remarks. */
export function offlineTasks(essays: EssaySummary[]): OfflineTask[] {
  const writing = essays
    .filter(({ status }) => status !== 'complete')
    .slice(0, 2)
    .map(({ id, title }) => ({ kind: 'continue-essay' as const, essay_id: id, title, minutes: 15 }));
  const reading = essays
    .filter(({ evaluatedRevision, openSuggestions }) => evaluatedRevision !== null && openSuggestions > 0)
    .slice(0, 2)
    .map(({ id, title, wordCount, openSuggestions }) => ({
      kind: 'read-evaluation' as const,
      essay_id: id,
      title,
      minutes: Math.min(15, Math.max(2, Math.ceil(wordCount / wordsPerMinute + openSuggestions / 4))),
    }));
  return [...reading, ...writing].sort((a, b) => a.minutes - b.minutes).slice(0, 3);
}
