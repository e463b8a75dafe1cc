import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Lazy, partOf, WhenIdle } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { BasicSection } from './basic-section.tsx';
import { EmergencySection } from './emergency-section.tsx';
import { NotificationSection } from './notification-section.tsx';
import { PhotoSection } from './photo-section.tsx';
import { profileQuery, useProfileChanges } from './profile.api.ts';
import styles from './profile.module.css';

// a piece of a screen, shared as agreed: the account's security stands at the end of the profile page
const security = partOf(async () => (await import('#features/accounts/account/security-section.tsx')).SecuritySection);

export function Screen() {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(profileQuery);
  useProfileChanges();
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Profile</Trans>
      </h1>
      {data && (
        <>
          <PhotoSection profile={data} />
          <BasicSection profile={data} />
          <EmergencySection profile={data} />
          <NotificationSection profile={data} />
          <p className="row wrap">
            <ButtonLink href="/cv">
              <Trans>Make a CV of your whole record</Trans>
            </ButtonLink>
            <ButtonLink href="/shares?record">
              <Trans>Share with a mentor</Trans>
            </ButtonLink>
          </p>
        </>
      )}
      {!data && !error && <Skeleton />}
      {!data && error && (
        <ErrorBlock
          title={<Trans>We could not load your profile.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {/* not below the first skeleton: what comes in its place would push it out of sight */}
      {(data || error) && (
        <WhenIdle before={<Skeleton />}>
          <Lazy part={security} props={{}} />
        </WhenIdle>
      )}
    </div>
  );
}
