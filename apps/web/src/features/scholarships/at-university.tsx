import { todayIn } from '@lantern/abroad/days';
import type { Output } from '@lantern/contract/endpoint';
import type { listScholarshipsAt } from '@lantern/contract/scholarships';
import { readRound } from '@lantern/matching/scholarship-round';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp } from 'lucide-react';
import { Link } from 'wouter';
import { Remark } from '#components/badge.tsx';
import { type AtUniversity, atUniversityQuery } from './at-university-query.ts';
import { RoundBrief } from './round-brief.tsx';
import { coverageWords } from './scholarship-words.ts';
import styles from './scholarships.module.css';

type Answer = Output<typeof listScholarshipsAt>;

/** Scholarships with which one could study at a university: what is for it alone first. Nothing while nothing is known. */
export function ScholarshipsAt(asked: AtUniversity) {
  const { i18n } = useLingui();
  const { data } = useQuery(atUniversityQuery(asked));
  if (!data) return null;
  const { scholarships, found, country, level } = data;
  const count = i18n.number(found);
  const all = new URLSearchParams({ country, ...(level && { level }), ...(asked.field && { field: asked.field }) });
  return (
    <section className="stack" aria-labelledby="scholarships-there">
      <h3 id="scholarships-there">
        <Trans>Scholarships that you may apply for</Trans>
      </h3>
      {found === 0 && (
        <p className="dim">
          <Trans>We know none for this university or its country.</Trans>
        </p>
      )}
      {found > 0 && (
        <ul className={styles.plate}>
          {scholarships.map((one) => (
            <Row key={one.id} scholarship={one} />
          ))}
        </ul>
      )}
      {found > scholarships.length && (
        <p>
          <Link href={`/scholarshiparc?${all}`}>
            <Trans>See all {count}</Trans>
          </Link>
        </p>
      )}
    </section>
  );
}

function Row({
  scholarship: { name, coverage, window, review_due, is_here, state },
}: {
  scholarship: Answer['scholarships'][number];
}) {
  const { i18n } = useLingui();
  const today = todayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  const round = readRound({ window, isCurrent: today < review_due, own: null }, today);
  return (
    <li className={styles.hit}>
      <h4>
        <Link href={`/scholarshiparc?${new URLSearchParams({ q: name })}`}>{name}</Link>
      </h4>
      <p className={styles.where}>
        {is_here ? <Trans>For this university</Trans> : <Trans>For the whole country</Trans>}
      </p>
      <p className={styles.pays}>{i18n._(coverageWords[coverage])}</p>
      <p className={styles.when}>
        <RoundBrief round={round} window={window} />
      </p>
      <p>
        {state === 'yes' ? (
          <Remark tone="ok" icon={CircleCheck}>
            <Trans>You may apply</Trans>
          </Remark>
        ) : (
          <Remark icon={CircleHelp}>
            <Trans>Perhaps: open it and answer one question</Trans>
          </Remark>
        )}
      </p>
    </li>
  );
}
