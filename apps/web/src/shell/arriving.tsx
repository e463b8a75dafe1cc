import { useLingui } from '@lingui/react';
import { Skeleton } from '#components/skeleton.tsx';
import { headingOf, type Route } from '#routes.ts';

/** In the place of a screen whose code is on its way. The same stands in the page before any code runs (frame.ts). */
export function Arriving({ heading }: { heading: string | null }) {
  return (
    <div className="stack">
      {heading !== null && <h1>{heading}</h1>}
      <Skeleton />
    </div>
  );
}

export function ArrivingAt({ route }: { route: Route }) {
  const { _ } = useLingui();
  const heading = headingOf(route, new Date().getHours());
  return <Arriving heading={heading && _(heading)} />;
}
