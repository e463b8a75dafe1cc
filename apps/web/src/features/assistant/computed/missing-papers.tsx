import { todayIn } from '@lantern/abroad/days';
import { isThere } from '@lantern/contract/checklists.papers';
import type { requiredCategories } from '@lantern/contract/documents.rules';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useApplications } from '#api/saved-universities.ts';
import { areKnown, Unknown } from '#components/unknown.tsx';
import { isOfAge, wantedPapers } from '#components/wanted-papers.ts';
import { usePapers, useTicks, useVisaPlans, visaPackQuery } from '#features/checklists/checklists.api.ts';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import styles from '../assistant.module.css';

const categoryWords: Record<(typeof requiredCategories)[number], MessageDescriptor> = {
  Transcript: msg`Transcript`,
  IELTS: msg`English test (IELTS, TOEFL, …)`,
  SOP: msg`SOP`,
  LOR: msg`LOR`,
};

/** What the document checklist still misses: for one country, or for everything that is prepared. */
export function MissingPapers({ country }: { country: string | null }) {
  const { t, i18n } = useLingui();
  const visaPlans = useVisaPlans();
  const { plans } = visaPlans;
  const { data: info } = useQuery(personalInfoQuery);
  const ticks = useTicks();
  const { rows: places = [] } = useApplications();
  const vault = usePapers();
  const { papers } = vault;
  const planned = plans.filter(({ plan, country: of }) => (country ? of === country : plan.shown));
  const codes = country ? [country] : planned.map(({ country: of }) => of);
  const packs = useQueries({ queries: codes.map((code) => visaPackQuery(code, i18n.locale)) });
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  const asked = [
    visaPlans,
    ticks,
    vault,
    // one that failed has a sentence of its own below
    ...packs.map((pack) => ({ ...pack, isKnown: pack.data !== undefined || (country !== null && pack.isError) })),
  ];
  if (!areKnown(asked)) return <Unknown asked={asked} />;
  const visas = codes.flatMap((code, index) => {
    const pack = packs[index]?.data?.pack;
    const plan = planned.find(({ country: of }) => of === code)?.plan;
    const nationality = plan?.nationality ?? info?.citizenship ?? '';
    const holder = {
      nationality,
      isOfAge: isOfAge(info?.dateOfBirth ?? '', todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())),
    };
    return pack ? [{ pack, intake: plan?.intake ?? null, ...holder, name: names.of(code) ?? code }] : [];
  });
  const place = country ? (names.of(country) ?? country) : '';
  const forVisa = (name: string) => t`For the visa: ${name}`;
  const wanted = wantedPapers({
    visas,
    papers,
    places,
    tickOf: ticks.get,
    titleOf: (category) => i18n._(categoryWords[category]),
    forApplications: t`For your applications`,
    forVisa,
  }).filter(({ reasons }) => !country || reasons.includes(forVisa(place)));
  const missing = wanted.filter(({ state }) => !isThere(state));
  if (country && visas.length === 0)
    return (
      <p>
        <Trans>The list of papers for {place} is not on this device yet.</Trans>
      </p>
    );
  return (
    <div className={styles.computed}>
      {country && visas[0]?.pack.has_pack === false && (
        <p>
          <Trans>
            Lantern has no list for {place} yet. Every country asks for these papers. Also check the list of the
            embassy.
          </Trans>
        </p>
      )}
      <p>
        {missing.length === 0 ? (
          <Trans>None of the {i18n.number(wanted.length)} papers is missing.</Trans>
        ) : (
          <Trans>
            {i18n.number(missing.length)} of {i18n.number(wanted.length)} papers are missing:
          </Trans>
        )}
      </p>
      <ul className={styles.dated}>
        {missing.map(({ key, title, reasons }) => (
          <li key={key}>
            {title} {!country && <span className="small dim">{reasons.join(' · ')}</span>}
          </li>
        ))}
      </ul>
      <p className="row wrap">
        {country ? (
          <Link href={`/visa?country=${country}`}>
            <Trans>Open the visa: {place}</Trans>
          </Link>
        ) : (
          <Link href="/document-checklist">
            <Trans>Open the document checklist</Trans>
          </Link>
        )}
      </p>
      <p className="small dim">
        <Trans>Computed from your checklists and the papers in your vault.</Trans>
      </p>
    </div>
  );
}
