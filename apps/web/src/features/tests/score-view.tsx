import { overallThatCounts } from '@lantern/content/tests/check-score';
import { editionOf, scoreExpires } from '@lantern/content/tests/scores';
import { sectionName } from '@lantern/content/tests/section-words';
import type { scoreCalls } from '@lantern/contract/tests';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, RotateCcw, TriangleAlert } from 'lucide-react';
import { dayHere } from '#api/day-here.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import type { RecordView } from '#components/record/record-view.ts';
import { testNames } from '#components/test-names.ts';
import { ScoreInputs } from './score-fields.tsx';
import { type ScoreFields, type ScoreValues, scoreForm } from './score-form.ts';
import { scores } from './tests.api.ts';
import styles from './tests.module.css';

export const scoreView: RecordView<typeof scoreCalls, ScoreValues> = {
  records: scores,
  nameOf: ({ testType }) => testNames[testType],
  Facts: ScoreFacts,
  form: scoreForm,
  Inputs: ScoreInputs,
  words: {
    add: <Trans>Add Test Score</Trans>,
    edit: <Trans>Edit test score</Trans>,
    save: <Trans>Save score</Trans>,
    remove: <Trans>Delete score</Trans>,
    askRemove: <Trans>Delete this test score?</Trans>,
    empty: <Trans>No test scores added yet</Trans>,
    emptyHint: <Trans>Add a result, or the date of a test that you booked. You then see it in your dates.</Trans>,
    loadFailed: <Trans>We could not load your test scores.</Trans>,
  },
};

function ScoreFacts({ fields }: { fields: ScoreFields }) {
  const { i18n } = useLingui();
  const { testType, testDate, sectionScores, retakePlanned, notes } = fields;
  const overall = overallThatCounts(fields);
  const edition = editionOf(testType, testDate, fields.overallScore);
  const expires = edition && scoreExpires(edition, testDate);
  const isBooked = testDate > dayHere();
  const [when, until] = [formatDay(testDate, i18n), expires ? formatDay(expires, i18n) : ''];
  return (
    <>
      <p className={styles.head}>
        {overall !== null && <b className={`num ${styles.overall}`}>{i18n.number(overall)}</b>}
        <span>{isBooked ? <Trans>Booked for {when}</Trans> : <Trans>Taken on {when}</Trans>}</span>
        {edition && edition.name !== testNames[testType] && <span className="dim">{edition.name}</span>}
      </p>
      {edition && Object.keys(sectionScores).length > 0 && (
        <dl className={styles.scores}>
          {edition.sections.map(
            ({ id }) =>
              sectionScores[id] !== undefined && (
                <div key={id}>
                  <dt>{sectionName(id, i18n.locale)}</dt>
                  <dd className="num">{i18n.number(sectionScores[id])}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <p className={styles.head}>
        {isBooked && (
          <Badge tone="info" icon={CalendarClock}>
            <Trans>Booked</Trans>
          </Badge>
        )}
        {retakePlanned && (
          <Badge icon={RotateCcw}>
            <Trans>Retake planned</Trans>
          </Badge>
        )}
      </p>
      {expires && !isBooked && overall !== null && (
        <Remark icon={expires < dayHere() ? TriangleAlert : CalendarClock} tone={expires < dayHere() ? 'bad' : 'none'}>
          {expires < dayHere() ? <Trans>Expired on {until}</Trans> : <Trans>Valid until {until}</Trans>}
        </Remark>
      )}
      {notes && <p className={styles.words}>{notes}</p>}
    </>
  );
}
