// One university: may I, can I, can we pay, when. Then what they ask for, what would change it, and where all of it comes from.
import type { JudgedBy, MatchDetail } from '@lantern/contract/matching.results';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronDown, DoorOpen, ExternalLink, type LucideIcon, Target, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { DataAge } from '#components/data-age.tsx';
import { formatKnownDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Addition } from '#components/lazy.tsx';
import { listed } from '#components/listed.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { lastDayAt } from '#features/applications/last-day/last-day.api.ts';
import { ratesAtHome, sumAtHome } from '#features/finance/at-home.api.ts';
import { scholarshipsAt } from '#features/scholarships/at-university.api.ts';
import { AddGrade } from './add-grade.tsx';
import { ChanceRange } from './chance-range.tsx';
import { CompareTick } from './compared/compare-tick.tsx';
import { factsOfChance } from './fact-links.tsx';
import { WhyLine, YearCost } from './match-answer.tsx';
import { LayerRemark, MatchLabel } from './match-badges.tsx';
import { ApplyLine } from './match-card.tsx';
import { explainQuery, sumPath } from './matching.api.ts';
import { asSentence, doorWords, labelMeanings, regionName } from './matching-words.ts';
import { Changes, Facts, Gates, Middle, Sum } from './reasons.tsx';
import { SaveButton } from './save-button.tsx';
import { useSaved } from './saves.tsx';
import styles from './university.module.css';
import type { Wishes } from './wishes.ts';

type UniversityProps = {
  id: string;
  wishes: Wishes;
  /** of the heading with its name: 1 on a page of its own */
  level: 1 | 2;
};

export function University({ id, wishes, level }: UniversityProps) {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(explainQuery(wishes, [id]));
  const [match] = data?.matches ?? [];
  if (data && match)
    return (
      <article className={styles.university}>
        <Head match={match} level={level} />
        {level === 1 && (
          <h2 className="vh">
            <Trans>What it is for you</Trans>
          </h2>
        )}
        <Answers match={match} judged={data.judged_by} />
        <Gates match={match} />
        {match.changes.length > 0 && <Changes match={match} />}
        <Addition part={scholarshipsAt} props={{ id, level: wishes.level, field: wishes.field }} key={id} />
        <Fold name={<Trans>How well it fits</Trans>} sum={<FitOf match={match} />}>
          <Sum match={match} />
          {match.chance && <Middle match={match} chance={match.chance} />}
          <p>
            <ButtonLink href={sumPath(id, match.level)}>
              <Trans>Evaluate my profile against it</Trans>
            </ButtonLink>
          </p>
        </Fold>
        <Fold name={<Trans>Where this comes from</Trans>} sum={<FactCount match={match} />}>
          <Facts match={match} />
        </Fold>
        <DataAge at={dataUpdatedAt} copy={error !== null} />
      </article>
    );
  if (!error) return <Skeleton />;
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div>
      <Heading className="vh">
        <Trans>A university</Trans>
      </Heading>
      <ErrorBlock
        title={<Trans>We could not load this university.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    </div>
  );
}

function Head({ match, level }: { match: MatchDetail; level: 1 | 2 }) {
  const { i18n } = useLingui();
  const { id, name, city, country, website, layer, saved } = match;
  const isSaved = useSaved(id, saved);
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.universityHead}>
      <Heading className={level === 1 ? undefined : 'big'}>{name}</Heading>
      <p className="dim">
        {listed([city, regionName(country, i18n)], i18n)}
        {website && (
          <>
            {' · '}
            <a href={website} target="_blank" rel="noreferrer">
              {hostOf(website)}
              <ExternalLink className="s" aria-hidden="true" />
              <span className="vh">
                <Trans>(opens a new tab)</Trans>
              </span>
            </a>
          </>
        )}
      </p>
      <LayerRemark layer={layer} />
      <div className="row wrap">
        <SaveButton id={id} name={name} saved={saved} look="main" />
        <CompareTick id={id} name={name} framed />
      </div>
      {isSaved && <Addition part={lastDayAt} props={{ id }} />}
    </header>
  );
}

const hostOf = (link: string) => new URL(link).host.replace(/^www\./, '');

/** The four questions, in the order in which a counsellor asks them. */
function Answers({ match, judged }: { match: MatchDetail; judged: JudgedBy }) {
  const { i18n } = useLingui();
  const { door, why, chance, year, apply, matchType, group } = match;
  const gateFacts = (id: string) => match.gates.find(({ gate }) => gate === id)?.facts ?? [];
  const factsOf = (...keys: string[]) => match.facts.filter(({ key }) => keys.includes(key)).map(({ _id }) => _id);
  const meaning = matchType && group !== 'not-eligible' && i18n._(labelMeanings[matchType]);
  return (
    <div className={styles.answers}>
      <Answer icon={DoorOpen} question={<Trans>Can I apply with my certificate?</Trans>}>
        <Door door={door} />
        <Sources match={match} ids={gateFacts('door')} />
      </Answer>
      <Answer icon={Target} question={<Trans>How hard is it to get in?</Trans>}>
        <p className="row wrap">
          <MatchLabel match={match} /> {meaning && <b>{meaning}</b>}
        </p>
        {chance && <ChanceRange chance={chance} />}
        <WhyLine why={why} />
        {(why.reason === 'no-record' || why.reason === 'no-grade') && (
          <p>
            <AddGrade judged={judged} />
          </p>
        )}
        <Sources match={match} ids={[...factsOfChance(match), ...factsOf('min_grade', 'typical_offer')]} />
      </Answer>
      <Answer icon={Wallet} question={<Trans>What does one year cost?</Trans>}>
        <YearCost year={year} />
        {year && !year.paid_post && (
          <p className="small dim">
            <Addition part={sumAtHome} props={{ low: year.usd.low, high: year.usd.high, currency: 'USD' }} />{' '}
            <Addition part={ratesAtHome} props={{}} />
          </p>
        )}
        <Sources match={match} ids={factsOf('tuition', 'living_cost', 'doctorate_paid')} />
      </Answer>
      <Answer icon={CalendarClock} question={<Trans>When must I apply?</Trans>}>
        <p>
          <b>
            <ApplyLine apply={apply} />
          </b>
        </p>
        {apply?.window && !apply.day && !apply.window.rolling && (
          <p className="small dim">
            <Trans>That is the usual time of each year. Check the day on their own site.</Trans>
          </p>
        )}
        <Sources match={match} ids={factsOf('application_deadline', 'application_window')} />
      </Answer>
    </div>
  );
}

function Door({ door: { kind, by, estimate, note } }: Pick<MatchDetail, 'door'>) {
  const { i18n } = useLingui();
  const words = kind && i18n._(doorWords[kind]);
  return (
    <>
      <p>
        <b>
          {kind === null && <Trans>Not known. Ask the university.</Trans>}
          {kind === 'not-asked' && <Trans>Yes, after a finished first degree.</Trans>}
          {kind && kind !== 'not-asked' && (estimate ? <Trans>{words} (probably)</Trans> : words)}
        </b>
      </p>
      {(note || by === 'country') && (
        <p className="small dim">
          {by === 'country' && <Trans>This is a rule of the whole country.</Trans>}{' '}
          <span lang="en">{asSentence(note)}</span>
        </p>
      )}
    </>
  );
}

function Answer({ icon: Icon, question, children }: { icon: LucideIcon; question: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.answer}>
      <Icon aria-hidden="true" />
      <div>
        <h3 className="small dim">{question}</h3>
        {children}
      </div>
    </section>
  );
}

/** The pages that say so, each once, with the day on which it was read; what nobody read says that. */
function Sources({ match, ids }: { match: MatchDetail; ids: readonly string[] }) {
  const { i18n } = useLingui();
  const used = match.facts.filter(({ _id }) => ids.includes(_id));
  const pages = [...new Map(used.map((fact) => [fact.link, fact])).values()];
  if (pages.length === 0) return null;
  return (
    <p className="small dim">
      <Trans>Source:</Trans>{' '}
      {pages.map(({ _id, link, checked, confidence }, index) => {
        const day = checked && formatKnownDay(checked, i18n);
        return (
          <span key={_id}>
            {index > 0 && ' · '}
            <a href={link} target="_blank" rel="noreferrer">
              {hostOf(link)}
              <span className="vh">
                {' '}
                <Trans>(opens a new tab)</Trans>
              </span>
            </a>{' '}
            {day && confidence !== 'estimate' ? <Trans>read {day}</Trans> : <Trans>(our estimate, not checked)</Trans>}
          </span>
        );
      })}
    </p>
  );
}

function Fold({ name, sum, children }: { name: ReactNode; sum: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <span>
          {name} <span className="dim">{sum}</span>
        </span>
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}

function FitOf({ match: { fit } }: { match: MatchDetail }) {
  const { i18n } = useLingui();
  const points = i18n.number(fit);
  return <Trans>{points} of 100</Trans>;
}

function FactCount({ match: { facts } }: { match: MatchDetail }) {
  const { i18n } = useLingui();
  const count = i18n.number(facts.length);
  return <Trans>{count} facts</Trans>;
}
