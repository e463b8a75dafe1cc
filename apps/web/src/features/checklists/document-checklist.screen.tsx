import { todayIn } from '@lantern/abroad/days';
import { isThere } from '@lantern/contract/checklists.papers';
import type { requiredCategories } from '@lantern/contract/documents.rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { type ApplicationRow, useApplications } from '#api/saved-universities.ts';
import { AskLevel } from '#components/ask-level.tsx';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Flame } from '#components/lantern-mark.tsx';
import { listed } from '#components/listed.ts';
import { PaperRow } from '#components/paper-row.tsx';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { useUnderFinger } from '#components/use-under-finger.ts';
import { isOfAge, type Wanted, wantedPapers } from '#components/wanted-papers.ts';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { usePapers, useTicks, useVisaPlans, visaPackQuery } from './checklists.api.ts';
import styles from './checklists.module.css';

/** What a category is called, and what belongs there. */
const categoryWords: Record<(typeof requiredCategories)[number], { name: MessageDescriptor; hint: MessageDescriptor }> =
  {
    Transcript: { name: msg`Transcript`, hint: msg`Your marks, signed and stamped by your school.` },
    IELTS: {
      name: msg`English test (IELTS, TOEFL, …)`,
      hint: msg`The result of your English test, once you have it.`,
    },
    SOP: { name: msg`Statement of purpose (SOP)`, hint: msg`Why this course, and why you.` },
    LOR: { name: msg`Letter of recommendation (LOR)`, hint: msg`From a teacher or an employer.` },
  };

/** Everything that has to be in the vault, with the reason: for applications, and for each visa. */
export function Screen() {
  const { t, i18n } = useLingui();
  const visaPlans = useVisaPlans();
  const { plans } = visaPlans;
  const ticks = useTicks();
  const applications = useApplications();
  const { rows: places = [] } = applications;
  const vault = usePapers();
  const { papers } = vault;
  const shown = plans.filter(({ plan }) => plan.shown);
  // only a visa asks for a nationality and a day of birth
  const { data: info } = useQuery({ ...personalInfoQuery, enabled: shown.length > 0 });
  const packs = useQueries({ queries: shown.map(({ country }) => visaPackQuery(country, i18n.locale)) });
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  const visas = shown.flatMap(({ country, plan }, index) => {
    const pack = packs[index]?.data?.pack;
    return pack
      ? [
          {
            pack,
            intake: plan.intake,
            nationality: plan.nationality ?? info?.citizenship ?? '',
            isOfAge: isOfAge(info?.dateOfBirth ?? '', today),
            name: names.of(country) ?? country,
          },
        ]
      : [];
  });
  const wanted = wantedPapers({
    visas,
    papers,
    places,
    tickOf: ticks.get,
    titleOf: (category) => i18n._(categoryWords[category].name),
    descriptionOf: (category) => i18n._(categoryWords[category].hint),
    forApplications: t`For your applications`,
    forVisa: (name) => t`For the visa: ${name}`,
  });
  const missing = wanted.filter(({ state }) => !isThere(state));
  const next = missing.find(({ isSure }) => isSure) ?? missing[0];
  // without them all papers may be asked for
  const universities = { ...applications, isKnown: applications.isLoaded || applications.error !== null };
  const asked = [
    visaPlans,
    ticks,
    vault,
    universities,
    ...packs.map((pack) => ({ ...pack, isKnown: pack.data !== undefined })),
  ];
  if (!areKnown(asked))
    return (
      <div className={styles.page}>
        <Title />
        <Unknown asked={asked} />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Title />
        <span className="dim">
          <Trans>
            {i18n.number(wanted.length - missing.length)} of {i18n.number(wanted.length)} complete
          </Trans>
        </span>
      </div>
      {next ? (
        <section className="lit stack">
          <p className="small row">
            <Flame />
            <Trans>Do this next</Trans>
          </p>
          <p className="big">{next.title}</p>
          <p>{next.description}</p>
          <p>
            {next.isFree ? (
              <Trans>Start with this one: it is free and only takes time.</Trans>
            ) : (
              <Trans>Start with this one: of what is missing, it costs least.</Trans>
            )}
          </p>
          <ButtonLink look="main" href="/documents">
            <Trans>Add it to your vault</Trans>
          </ButtonLink>
        </section>
      ) : (
        <p className="lit row">
          <Flame />
          <Trans>You have all the papers on this list.</Trans>
        </p>
      )}
      {shown.length === 0 && (
        <EmptyState
          level={2}
          title={<Trans>No visa chosen yet</Trans>}
          action={
            <Link className="btn" href="/visa">
              <Trans>Select a destination</Trans>
            </Link>
          }
        >
          <Trans>Until then, here are the papers that almost every application asks for.</Trans>
        </EmptyState>
      )}
      <Level
        rows={places.filter(({ level, stage }) => level === null && (stage === 'considering' || stage === 'preparing'))}
      />
      <Papers wanted={wanted} papers={papers} put={ticks.put} />
    </div>
  );
}

function Title() {
  return (
    <h1>
      <Trans>Document checklist</Trans>
    </h1>
  );
}

const levelWords = { UG: msg`Undergraduate`, PG: msg`Postgraduate`, PhD: msg`Doctorate` };

/** The papers depend on it: asked once, for all universities that were saved without one. */
function Level({ rows }: { rows: readonly ApplicationRow[] }) {
  const { i18n } = useLingui();
  const all = [...new Set(rows.map(({ name }) => name))];
  const names = <bdi>{listed(all.slice(0, 3), i18n)}</bdi>;
  const more = all.length - 3;
  return (
    <AskLevel
      rows={rows}
      title={<Trans>Which level do you apply for?</Trans>}
      why={
        all.length > 3 ? (
          <Trans>
            For {names} and <Plural value={more} one="# more university" other="# more universities" />. Then we know if
            they ask for a statement and letters.
          </Trans>
        ) : (
          <Trans>For {names}. Then we know if they ask for a statement and letters.</Trans>
        )
      }
      wordOf={(level) => i18n._(levelWords[level])}
    />
  );
}

type PapersProps = {
  wanted: readonly Wanted[];
  papers: ReturnType<typeof usePapers>['papers'];
  put: ReturnType<typeof useTicks>['put'];
};

/** Those that are missing, then those that are there, folded. From the first tick on each stays where it is. */
function Papers({ wanted, papers, put }: PapersProps) {
  const { i18n } = useLingui();
  const [held, hold] = useState<ReadonlyMap<string, boolean>>();
  // what is wanted only since then has the place of its state
  const isIn = ({ key, state }: Wanted) => held?.get(key) ?? isThere(state);
  const stay = useUnderFinger();
  const rowsOf = (isHere: boolean) =>
    wanted
      .filter((one) => isIn(one) === isHere)
      .map(({ key, title, description, reasons, state, tick }) => (
        <PaperRow
          key={key}
          title={title}
          description={description}
          more={reasons.join(' · ')}
          state={state}
          papers={papers}
          tick={tick}
          onTick={(next) => {
            hold(new Map(wanted.map((one) => [one.key, isIn(one)])));
            put(key, next);
          }}
        />
      ));
  const [missing, here] = [rowsOf(false), rowsOf(true)];
  const had = wanted.filter((one) => isIn(one) && isThere(one.state)).length;
  return (
    // it keeps no state here: drawn anew before the box has said that it changed, a box takes its tick back
    <div className={`stack ${styles.papers}`} onChangeCapture={stay}>
      {missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing">
            <Trans>Papers to get</Trans>
          </h2>
          <ul className="rules closed">{missing}</ul>
        </section>
      )}
      {here.length > 0 && (
        <details className={`fold ${styles.here}`} open={missing.length === 0}>
          <summary>
            <span>
              <Trans>You have these</Trans> ({i18n.number(had)})
            </span>
            <ChevronDown />
          </summary>
          <ul className="rules closed">{here}</ul>
        </details>
      )}
    </div>
  );
}
