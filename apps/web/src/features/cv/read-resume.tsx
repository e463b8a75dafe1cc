import { awardsMax, type Cv, languagesMax } from '@lantern/contract/cv';
import { type ReadResume as Found, readResume, whyUnread } from '@lantern/contract/json-resume';
import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { newId } from '#api/new-id.ts';
import { explain } from '#api/problem-words.ts';
import { useRecords } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { activities, useActivities } from '#features/activities/activities.api.ts';
import { education } from '#features/education/education.api.ts';
import styles from './cv.module.css';
import { leftOutWords, partWords } from './cv-words.ts';

/** A CV is a few pages: a larger file is something else. */
const mostBytes = 1024 * 1024;

type ReadResumeProps = { file: File; draft: Cv; onChange: (part: Partial<Cv>) => void; onDone: () => void };
type Thing = {
  key: string;
  part: 'summary' | 'education' | 'activities' | 'languages' | 'awards';
  name: string;
  /** There is one of this name already: it is not ticked at first. */
  isKnown: boolean;
  notes?: ('month' | 'end' | 'hours')[];
};

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** A file of the format, thing by thing with a tick; nothing is added before the student says so. */
export function ReadResume({ file, draft, onChange, onDone }: ReadResumeProps) {
  const [found, setFound] = useState<Found | null>();
  /** Where it stops being JSON. */
  const [slip, setSlip] = useState<number>();
  const { i18n } = useLingui();
  const schools = useRecords(education).rows;
  const done = useActivities().rows;
  useEffect(() => {
    if (file.size > mostBytes) return setFound(null);
    void file.text().then(
      (text) => {
        const read = readResume(text);
        const reason = read ? undefined : whyUnread(text);
        setSlip(reason?.why === 'json' ? reason.line : undefined);
        setFound(read ?? null);
      },
      () => setFound(null),
    );
  }, [file]);

  if (found === null && slip !== undefined) {
    const line = i18n.number(slip);
    return (
      <ErrorBlock title={<Trans>This is not valid JSON, near line {line}.</Trans>}>
        <Trans>
          There may be a wrong comma, quotation mark or bracket. Correct it, or save the file again from your CV
          program.
        </Trans>
      </ErrorBlock>
    );
  }
  if (found === null)
    return (
      <ErrorBlock title={<Trans>This is no JSON Resume.</Trans>}>
        <Trans>
          Choose a .json file from a CV program. Its format is JSON Resume or Reactive Resume, and it is 1 MB or
          smaller.
        </Trans>
      </ErrorBlock>
    );
  if (!found || !schools || !done) return <Skeleton />;
  const has = (names: readonly string[], name: string) => names.some((one) => same(one, name));
  const named = <T,>(of: readonly T[], nameOf: (thing: T) => string) => of.map(nameOf);
  const things: Thing[] = [
    ...(found.summary
      ? [{ key: 'summary', part: 'summary' as const, name: found.summary, isKnown: draft.summary.trim() !== '' }]
      : []),
    ...found.schools.map(({ schoolName }, at) => ({
      key: `education ${at}`,
      part: 'education' as const,
      name: schoolName,
      isKnown: has(
        named(schools, (school) => school.schoolName),
        schoolName,
      ),
    })),
    ...found.activities.map(({ name, isMonthMissing, isEndMissing, weeklyHours }, at) => ({
      key: `activities ${at}`,
      part: 'activities' as const,
      name,
      isKnown: has(
        named(done, (activity) => activity.name),
        name,
      ),
      notes: [
        ...(isMonthMissing ? ['month' as const] : []),
        ...(isEndMissing ? ['end' as const] : []),
        ...(weeklyHours === 0 ? ['hours' as const] : []),
      ],
    })),
    ...found.languages.map(({ name }, at) => ({
      key: `languages ${at}`,
      part: 'languages' as const,
      name,
      isKnown: has(
        named(draft.languages, (language) => language.name),
        name,
      ),
    })),
    ...found.awards.map(({ title }, at) => ({
      key: `awards ${at}`,
      part: 'awards' as const,
      name: title,
      isKnown: has(
        named(draft.awards, (award) => award.title),
        title,
      ),
    })),
  ];
  return <Choose found={found} things={things} draft={draft} onChange={onChange} onDone={onDone} />;
}

type ChooseProps = Omit<ReadResumeProps, 'file'> & { found: Found; things: readonly Thing[] };

function Choose({ found, things, draft, onChange, onDone }: ChooseProps) {
  const { i18n } = useLingui();
  const [ticked, setTicked] = useState(() => new Set(things.filter(({ isKnown }) => !isKnown).map(({ key }) => key)));
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string[]>([]);
  const count = i18n.number(ticked.size);

  function tick(key: string, on: boolean) {
    const next = new Set(ticked);
    if (on) next.add(key);
    else next.delete(key);
    setTicked(next);
  }

  async function add() {
    setBusy(true);
    const refused: string[] = [];
    const chosen = <T,>(part: Thing['part'], of: readonly T[]) => of.filter((_, at) => ticked.has(`${part} ${at}`));
    for (const school of chosen('education', found.schools)) {
      const id = newId();
      await education.save(id, { fields: school, base: null }).catch((error) => {
        education.outbox.forget(id);
        refused.push(`${school.schoolName}: ${explain(error, i18n)}`);
      });
    }
    for (const { isMonthMissing: _month, isEndMissing: _end, ...activity } of chosen('activities', found.activities)) {
      const id = newId();
      await activities.save(id, { fields: activity, base: null }).catch((error) => {
        activities.outbox.forget(id);
        refused.push(`${activity.name}: ${explain(error, i18n)}`);
      });
    }
    onChange({
      ...(ticked.has('summary') && { summary: found.summary }),
      languages: [...draft.languages, ...chosen('languages', found.languages)].slice(0, languagesMax),
      awards: [...draft.awards, ...chosen('awards', found.awards)].slice(0, awardsMax),
    });
    setBusy(false);
    if (refused.length > 0) {
      setTicked(new Set());
      return setFailed(refused);
    }
    toast({ text: <Trans>Added.</Trans> });
    onDone();
  }

  return (
    <div className="stack">
      {things.length === 0 && (
        <p className="note">
          <Trans>Your record has no place for anything in this file.</Trans>
        </p>
      )}
      <ul className={styles.things}>
        {things.map(({ key, part, name, isKnown, notes }) => (
          <li key={key}>
            <Checkbox checked={ticked.has(key)} onChange={({ target }) => tick(key, target.checked)}>
              <bdi>{name}</bdi> <span className="small dim">{i18n._(partWords[part])}</span>
              {isKnown && (
                <span className={styles.remark}>
                  {part === 'summary' ? (
                    <Trans>It replaces yours.</Trans>
                  ) : (
                    <Trans>You already have one with this name.</Trans>
                  )}
                </span>
              )}
              {notes?.includes('month') && (
                <span className={styles.remark}>
                  <Trans>The file has a year without a month. Check the month here afterwards.</Trans>
                </span>
              )}
              {notes?.includes('end') && (
                <span className={styles.remark}>
                  <Trans>
                    The file has no end date, so we think you still do it. If it is over, write the end afterwards.
                  </Trans>
                </span>
              )}
              {notes?.includes('hours') && (
                <span className={styles.remark}>
                  <Trans>The file has no hours a week. Add them afterwards.</Trans>
                </span>
              )}
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.leftOut.length > 0 && (
        <div className="note warn">
          <TriangleAlert />
          <div>
            <p>
              <Trans>Not taken, or changed:</Trans>
            </p>
            <ul>
              {found.leftOut.map(({ name, why, said }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
                <li key={at}>
                  {name && <bdi>{name}</bdi>}
                  {name && ': '}
                  {i18n._(leftOutWords[why])}
                  {said && ' ('}
                  {said && <bdi>{said}</bdi>}
                  {said && ')'}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div aria-live="polite">
        {failed.length > 0 && (
          <ErrorBlock title={<Trans>These could not be added; the others are.</Trans>}>{failed.join(' ')}</ErrorBlock>
        )}
      </div>
      {things.length > 0 && failed.length === 0 && (
        <Button look="main" busy={busy} blocked={ticked.size === 0} onClick={() => void add()}>
          <Trans>Add what is ticked ({count})</Trans>
        </Button>
      )}
    </div>
  );
}
