// Which five questions a session asks. Pure: the same situation and seed give the same five, on the device and the server.
import {
  type InterviewQuestion,
  type InterviewType,
  type QuestionCategory,
  questionCategories,
  type RecordFact,
  type StudyLevel,
} from './types.ts';

export type InterviewSituation = {
  type: InterviewType;
  /** ISO code of the destination. */
  country?: string | undefined;
  level?: StudyLevel | undefined;
  /** What the student's record shows. */
  facts: readonly RecordFact[];
  seed: number;
};

/** Why a question was chosen, in the order of weight. */
export type ChoiceReason =
  | { kind: 'record'; fact: RecordFact }
  | { kind: 'country'; country: string }
  | { kind: 'level'; level: StudyLevel }
  | { kind: 'part'; part: 1 | 2 | 3 }
  | { kind: 'category'; category: QuestionCategory };

export type ChosenQuestion = { question: InterviewQuestion; why: ChoiceReason };

const questionsPerSession = 5;

const mostOfRecord = 2;
const mostOfCountry = { visa: 3, others: 1 };
const mostOfLevel = 1;

/** `pool` is the bank of the situation's type. Fewer than five only when the bank has no more. */
export function chooseQuestions(pool: readonly InterviewQuestion[], situation: InterviewSituation): ChosenQuestion[] {
  const chance = randomFrom(situation.seed);
  const shuffled = shuffle(
    pool.filter((question) => mayBeAsked(question, situation)),
    chance,
  );
  return situation.type === 'ielts' ? chooseTest(shuffled) : chooseInterview(shuffled, situation);
}

/** One theme for the first part; a card with the discussion that belongs to it. */
function chooseTest(shuffled: readonly InterviewQuestion[]): ChosenQuestion[] {
  const opening = shuffled.find(({ part }) => part === 1);
  const card = shuffled.find(({ part }) => part === 2);
  const asked = [
    ...shuffled.filter(({ part, theme }) => part === 1 && theme === opening?.theme).slice(0, 2),
    ...(card ? [card] : []),
    ...shuffled.filter(({ part, theme }) => part === 3 && theme === card?.theme).slice(0, 2),
  ];
  return asked.map((question) => ({ question, why: { kind: 'part', part: question.part ?? 1 } }));
}

function chooseInterview(
  shuffled: readonly InterviewQuestion[],
  { type, country, level }: InterviewSituation,
): ChosenQuestion[] {
  const chosen: ChosenQuestion[] = [];
  const left = new Set(shuffled);
  const used = (kind: ChoiceReason['kind']) => chosen.filter(({ why }) => why.kind === kind).length;

  const reasonFor = (question: InterviewQuestion): ChoiceReason => {
    if (question.because && used('record') < mostOfRecord) return { kind: 'record', fact: question.because };
    if (question.countries && country && used('country') < mostOfCountry[type === 'visa' ? 'visa' : 'others'])
      return { kind: 'country', country };
    if (question.levels && level && used('level') < mostOfLevel) return { kind: 'level', level };
    return { kind: 'category', category: question.category };
  };
  const weigh = (question: InterviewQuestion) => {
    const covered = chosen.some(({ question: other }) => other.category === question.category);
    const echoes = chosen.flatMap(({ question: other }) => other.asks).filter((part) => question.asks.includes(part));
    return weightOf[reasonFor(question).kind] + (covered ? 0 : 40) - 12 * echoes.length;
  };

  while (chosen.length < questionsPerSession && left.size > 0) {
    const best = [...left].reduce((ahead, next) => (weigh(next) > weigh(ahead) ? next : ahead));
    chosen.push({ question: best, why: reasonFor(best) });
    left.delete(best);
    // one question about a gap is enough
    if (best.because) for (const other of left) if (other.because === best.because) left.delete(other);
  }
  const place = ({ question }: ChosenQuestion) =>
    question.closes ? questionCategories.length : questionCategories.indexOf(question.category);
  return chosen.sort((one, other) => place(one) - place(other));
}

const weightOf: Record<ChoiceReason['kind'], number> = { record: 100, country: 60, level: 30, part: 0, category: 0 };

function mayBeAsked(
  { countries, levels, because }: InterviewQuestion,
  { country, level, facts }: InterviewSituation,
): boolean {
  if (countries && !(country && countries.includes(country))) return false;
  if (levels && !(level && levels.includes(level))) return false;
  return !because || facts.includes(because);
}

function shuffle<T>(things: readonly T[], chance: () => number): T[] {
  const shuffled = [...things];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const at = Math.floor(chance() * (last + 1));
    [shuffled[last], shuffled[at]] = [shuffled[at] as T, shuffled[last] as T];
  }
  return shuffled;
}

/** Marsaglia's xorshift with 32 bits: small, and the same everywhere. */
function randomFrom(seed: number): () => number {
  let state = (seed ^ 0x9e3779b9) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}
