import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { PersonalInfoForm } from './personal-info-form.tsx';
import { personalInfoQuery, useProfileChanges } from './profile.api.ts';
import styles from './profile.module.css';

export function Screen() {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(personalInfoQuery);
  // the form is long: it is made in parts, between which the page answers
  const shown = useDeferredValue(data);
  useProfileChanges();
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Personal information</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {/* Newer answers from another device begin the form anew; what is typed here comes back from this device. */}
      {shown && <PersonalInfoForm key={shown.updatedAt} stored={shown} />}
      {!shown && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load your personal information.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
    </div>
  );
}
