import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { explain } from '#api/problem-words.ts';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { mentorProfileQuery } from './mentors.api.ts';
import { ProfileForm } from './profile-form.tsx';

/** For mentors: how they present themselves, and when they can be met. */
export function Screen() {
  const { i18n } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(mentorProfileQuery);
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>Profile and hours</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <div>
        <ButtonLink href="/mentor">
          <Trans>My sessions</Trans>
        </ButtonLink>
      </div>
      {!data && !error && <Skeleton />}
      {error && !data && (
        <ErrorBlock
          title={<Trans>We could not load your profile.</Trans>}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      {data && <ProfileForm kept={data} />}
    </div>
  );
}
