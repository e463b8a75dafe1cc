import type { ProfileEvaluation } from '@lantern/contract/matching';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleHelp, Gauge, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Badge, type Tone } from '#components/badge.tsx';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { listed } from '#components/listed.ts';
import { AddGrade, schoolForm } from './add-grade.tsx';
import { ChanceRange } from './chance-range.tsx';
import { SourcedChange } from './change-line.tsx';
import { JudgedByLine } from './judged-by.tsx';
import { DoorLine, WhyLine, YearCost } from './match-answer.tsx';
import { LayerRemark, MatchLabel } from './match-badges.tsx';
import styles from './matching.module.css';
import { factorWords, fieldName, levelWords, regionName } from './matching-words.ts';
import { Reasons } from './reasons.tsx';
import { SaveButton } from './save-button.tsx';

type ResultProps = { evaluation: ProfileEvaluation; at: number; copy: boolean; busy: boolean; onSaved: () => void };

export function EvaluationResult({ evaluation, at, copy, busy, onSaved }: ResultProps) {
  const { i18n } = useLingui();
  const { match, judged_by, rating, overall, academic, tests, extracurricular, missing, suggestions } = evaluation;
  const { id, name, city, country } = match;
  return (
    <section className={styles.results} aria-busy={busy}>
      <header className={styles.uniHead}>
        <div>
          <h2 className="big">{name}</h2>
          <p className="small dim">{listed([city, regionName(country, i18n)], i18n)}</p>
          <LayerRemark layer={match.layer} />
        </div>
        <div className={styles.save}>
          <SaveButton id={id} name={name} saved={match.saved} onChange={onSaved} />
        </div>
      </header>
      <div className="row wrap">
        <Rating rating={rating} />
        <MatchLabel match={match} />
        <DataAge at={at} copy={copy} />
      </div>
      <DoorLine door={match.door} />
      <WhyLine why={match.why} />
      <YearCost year={match.year} />
      <ReadFor match={match} />
      <JudgedByLine
        judged={judged_by}
        asked={{ certificate: missing.includes('qualification'), grade: missing.includes('grade') }}
      />
      {missing.length > 0 && <Missing missing={missing} judged={judged_by} nothing={overall === null} />}
      <dl className={styles.scores}>
        <Score name={<Trans>Overall</Trans>} score={overall} />
        <Score
          name={<Trans>Academic</Trans>}
          score={academic}
          from={<PointsOf match={match} factors={['strength']} />}
        />
        <Score
          name={<Trans>Tests</Trans>}
          score={tests}
          from={<PointsOf match={match} factors={['strength', 'english']} />}
        />
        <Score
          name={<Trans>Extracurricular</Trans>}
          score={extracurricular}
          from={
            <Link href="/ecas">
              <Trans>Number, length, hours and effect of your activities</Trans>
            </Link>
          }
        />
      </dl>
      <p className="small dim">
        <Trans>
          Grades count 45%, tests 35%, activities 20%. What we do not know is left out. We chose these weights
          ourselves.
        </Trans>{' '}
        {match.matchType === 'reach' && <Trans>A Reach has 74% overall at most.</Trans>}
      </p>
      {match.chance && <ChanceRange chance={match.chance} />}
      <Suggestions suggestions={suggestions} match={match} />
      <Reasons match={{ ...match, changes: [] }} />
    </section>
  );
}

/** At which level and in which field it was read: where none was chosen it is said here. */
function ReadFor({ match: { level, field } }: Pick<ProfileEvaluation, 'match'>) {
  const { i18n } = useLingui();
  const read = [level && i18n._(levelWords[level]), field && fieldName(field, i18n)].filter(Boolean).join(' · ');
  return read === '' ? null : (
    <p className="small dim">
      <Trans>Evaluated for: {read}</Trans>
    </p>
  );
}

const ratingLooks: Readonly<Record<NonNullable<ProfileEvaluation['rating']>, { tone: Tone; word: MessageDescriptor }>> =
  {
    'High Fit': { tone: 'ok', word: msg`High Fit` },
    'Medium Fit': { tone: 'info', word: msg`Medium Fit` },
    'Low Fit': { tone: 'warn', word: msg`Low Fit` },
  };

function Rating({ rating }: Pick<ProfileEvaluation, 'rating'>) {
  const { i18n } = useLingui();
  if (!rating)
    return (
      <Badge icon={CircleHelp}>
        <Trans>Not enough data about you yet</Trans>
      </Badge>
    );
  const { tone, word } = ratingLooks[rating];
  return (
    <Badge tone={tone} icon={Gauge}>
      {i18n._(word)}
    </Badge>
  );
}

type PointsOfProps = Pick<ProfileEvaluation, 'match'> & { factors: readonly (keyof typeof factorWords)[] };

/** Which points of the sum below a share was read from; those that nothing is known of are left out there too. */
function PointsOf({ match, factors }: PointsOfProps) {
  const { i18n } = useLingui();
  const known = match.factors.filter(({ factor, basis }) => factors.includes(factor) && basis !== 'unknown');
  const number = (of: 'points' | 'of') => i18n.number(known.reduce((sum, one) => sum + one[of], 0));
  const [whole, all] = [number('points'), number('of')];
  const names = known.map(({ factor }) => i18n._(factorWords[factor])).join(' · ');
  return (
    <a href={`#sum-${match.id}`}>
      {names}:{' '}
      <Trans>
        {whole} of {all}
      </Trans>
    </a>
  );
}

type ScoreProps = { name: ReactNode; score: number | null; from?: ReactNode };

function Score({ name, score, from }: ScoreProps) {
  const { i18n } = useLingui();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {score === null ? (
          <span className="dim">
            <Trans>Not known</Trans>
          </span>
        ) : (
          <>
            <b className="num">{i18n.number(score / 100, { style: 'percent' })}</b>
            <svg className="bar" aria-hidden="true">
              <rect className="v" width={`${score}%`} height="100%" />
            </svg>
            {from && <small>{from}</small>}
          </>
        )}
      </dd>
    </div>
  );
}

type MissingProps = Pick<ProfileEvaluation, 'missing'> & { judged: ProfileEvaluation['judged_by']; nothing: boolean };

function Missing({ missing, judged, nothing }: MissingProps) {
  return (
    <div className={`lit ${styles.missing}`}>
      <h3>{nothing ? <Trans>We do not know enough</Trans> : <Trans>This would make it more certain</Trans>}</h3>
      <div className="row wrap">
        <AddGrade judged={judged} button />
        {missing.includes('tests') && (
          <ButtonLink href="/tests">
            <Plus />
            <Trans>Add a test score</Trans>
          </ButtonLink>
        )}
        {missing.includes('qualification') && (
          <ButtonLink href={schoolForm(judged)}>
            <Plus />
            <Trans>Add your certificate</Trans>
          </ButtonLink>
        )}
        {missing.includes('activities') && (
          <ButtonLink href="/ecas">
            <Plus />
            <Trans>Add your activities</Trans>
          </ButtonLink>
        )}
      </div>
      {missing.includes('place') && (
        <p>
          <Trans>
            We do not know how hard it is to get in, so there is no score. Look at their page about students from your
            country.
          </Trans>
        </p>
      )}
    </div>
  );
}

type Priority = ProfileEvaluation['suggestions'][number]['priority'];
const priorityLooks: Readonly<Record<Priority, { tone: Tone; word: MessageDescriptor }>> = {
  high: { tone: 'bad', word: msg`High priority` },
  medium: { tone: 'warn', word: msg`Medium priority` },
  low: { tone: 'none', word: msg`Low priority` },
};

function Suggestions({ suggestions, match }: Pick<ProfileEvaluation, 'suggestions' | 'match'>) {
  const { i18n } = useLingui();
  return (
    <section className={styles.part}>
      <h3>
        <Trans>What you could do</Trans>
      </h3>
      {suggestions.length === 0 && (
        <p className="small dim">
          <Trans>Nothing we know about this university would change the answer.</Trans>
        </p>
      )}
      <ul className="rules">
        {suggestions.map(({ priority, change }) => (
          <li
            key={`${change.kind} ${change.kind === 'find' ? change.gate : change.kind === 'door' ? change.way : change.to}`}
            className={styles.change}
          >
            <Badge tone={priorityLooks[priority].tone} icon={Gauge}>
              {i18n._(priorityLooks[priority].word)}
            </Badge>
            <SourcedChange change={change} match={match} />
          </li>
        ))}
      </ul>
    </section>
  );
}
