import { curricula, type educationCalls, isOnScale } from './education.ts';
import { readDate } from './json-resume.dates.ts';
import { type Item, type ResumeNotes, textsOf } from './json-resume.notes.ts';
import { lineText, wordsOf } from './json-resume.texts.ts';
import type { FieldsOf } from './record.ts';

export type School = FieldsOf<typeof educationCalls>;

const scales = { 4: '4.0', 5: '5.0', 10: '10.0', 12: '12', 20: '20', 45: '45', 100: '100' } as const;

type Grade = { got: number; of: number };

/** A grade with the best one, such as 4.83/5.00, "GPA 3,8 out of 4,0" or 85 %; what names no best one is none. */
function gradeOf(score: string): Grade | undefined {
  const bare = score
    .replace(/\b(?:c?gpa|grade|score|marks?|average)\b\s*:?/gi, '')
    .replace(/[()]/g, ' ')
    .trim();
  const [, got, of, percent] =
    /^(\d{1,4}(?:[.,]\d{1,3})?)\s*(?:(?:\/|out of|of|von|sur|de|من)\s*(\d{1,4}(?:[.,]\d{1,3})?)|(%))$/i.exec(bare) ??
    [];
  const grade = { got: Number(got?.replace(',', '.')), of: percent ? 100 : Number(of?.replace(',', '.')) };
  const isGrade = grade.of > 0 && grade.of <= 1000 && isOnScale(grade.got, grade.of, null);
  return isGrade ? grade : undefined;
}

const schoolFields = 'institution studyType area endDate score gpa courses honors board rank earlierExam'.split(' ');

/** The first examination of a pair, which only a file of Lantern's has. */
function earlierOf(exam: unknown) {
  const { score, endDate, board } = (typeof exam === 'object' && exam !== null ? exam : {}) as Item;
  const grade = gradeOf(lineText(score));
  const year = Number(lineText(endDate));
  return {
    earlierBoard: lineText(board).slice(0, 100),
    earlierYear: isYearOfSchool(year) ? year : null,
    earlierGrade: grade?.got ?? null,
    earlierBest: grade?.of ?? null,
  };
}

const isYearOfSchool = (year: number) =>
  Number.isInteger(year) && year >= 1980 && year <= new Date().getUTCFullYear() + 10;

export function readSchool(item: Item, notes: ResumeNotes): School | undefined {
  const fullName = lineText(item.institution);
  const studyType = lineText(item.studyType);
  if (!fullName) return void notes.say(studyType, 'no-name', studyType ? '' : wordsOf(item));
  const schoolName = notes.fit(fullName, 200, fullName);
  const curriculum = curricula.find((one) => one.toLowerCase() === studyType.toLowerCase()) ?? '';
  const end = readDate(item.endDate);
  const year = Number(end?.slice(0, 4));
  const isYear = isYearOfSchool(year);
  if (!isYear && wordsOf(item.endDate)) notes.say(schoolName, 'date', wordsOf(item.endDate));
  // a score that is a number is one
  const score =
    [item.score, item.gpa].map((one) => (typeof one === 'number' ? wordsOf(one) : lineText(one))).find(Boolean) ?? '';
  const grade = gradeOf(score);
  const best = grade?.of ?? null;
  const courses = textsOf(item.courses).map((course) => lineText(course));
  for (const course of courses.slice(30)) notes.say(`${schoolName}: ${course}`, 'more');
  const rest = [curriculum ? '' : studyType, lineText(item.area), grade ? '' : score, textsOf(item.honors).join('\n')];
  notes.rest(item, schoolName, schoolFields);
  return {
    schoolName,
    country: '',
    kind:
      curriculum === 'University degree' || /bachelor|master|ph\.?d|doctor/i.test(studyType) ? 'degree' : 'secondary',
    curriculum,
    qualification: '',
    graduationYear: isYear ? year : null,
    board: notes.fit(lineText(item.board), 100, schoolName),
    rank: notes.fit(lineText(item.rank), 60, schoolName),
    ...earlierOf(item.earlierExam),
    gradeScale: (best !== null && scales[best as keyof typeof scales]) || (best === null ? '4.0' : 'other'),
    gradeBest: best,
    gradePass: null,
    gpa: grade?.got ?? null,
    predictedGpa: null,
    subjects: courses
      .slice(0, 30)
      .map((course) => ({ name: notes.fit(course, 100, `${schoolName}: ${course}`), predicted: '', final: '' })),
    honors: notes.fit(rest.filter(Boolean).join('\n'), 2000, schoolName),
  };
}
