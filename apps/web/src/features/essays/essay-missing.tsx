import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';

/** Ids are UUIDs; anything else need not be asked for. */
export function isEssayId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** The whole screen of an essay. */
export function EssayMissing() {
  return (
    <div className="stack">
      <h1>
        <Trans>Oops! Page not found</Trans>
      </h1>
      <NoSuchEssay />
    </div>
  );
}

export function NoSuchEssay() {
  return (
    <EmptyState
      level={2}
      title={<Trans>There is no essay of yours at this address</Trans>}
      action={
        <ButtonLink href="/essays" look="main">
          <Trans>Go to my essays</Trans>
        </ButtonLink>
      }
    >
      <Trans>It may have been deleted. Deleted essays can be brought back for 30 days from the list of essays.</Trans>
    </EmptyState>
  );
}
