// The page of one university, as it is for the student's wishes. It opens without a connection once it was seen.
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link, useParams, useSearch } from 'wouter';
import { useStudyWishes } from '#api/study-wishes.ts';
import { Skeleton } from '#components/skeleton.tsx';
import { CompareBar } from './compared/compare-bar.tsx';
import { lastQuery, lastWishes } from './matching.api.ts';
import styles from './matching.module.css';
import { University } from './university.tsx';
import { addressOf, anyWishes, firstView, keptWishes, readAddress } from './wishes.ts';

export function Screen() {
  const { id = '' } = useParams();
  const inAddress = readAddress(useSearch());
  const last = useQuery(lastQuery);
  const kept = useStudyWishes();
  if (last.data === undefined || !(inAddress ?? kept)) return <Skeleton />;
  const wishes = inAddress?.wishes ?? (kept && keptWishes(kept)) ?? lastWishes(last.data) ?? anyWishes;
  return (
    <div className={styles.page}>
      <p>
        <Link href={last.data ? `/unipair?${last.data}` : '/unipair'} className={styles.back}>
          <ArrowLeft className="flip" />
          <Trans>Back to UniPair</Trans>
        </Link>
      </p>
      <University id={decodeURIComponent(id)} wishes={wishes} level={1} key={id} />
      <CompareBar address={addressOf({ wishes, view: firstView })} />
    </div>
  );
}
