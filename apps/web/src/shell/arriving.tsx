import { useLingui } from '@lingui/react';
import { Skeleton } from '#components/skeleton.tsx';
import { headingOf, type Route } from '#routes.ts';

/** In the place of a screen whose code is on its way. The same stands in the page before any code runs (frame.ts). */
export function Arriving({ heading, about }: { heading: string | null; about: string | undefined }) {
  return (
    <div className="stack">
      {heading !== null && (
        <div>
          <h1>{heading}</h1>
          {about !== undefined && <p className="dim">{about}</p>}
        </div>
      )}
      <Skeleton />
    </div>
  );
}

export function ArrivingAt({ route }: { route: Route }) {
  const { _ } = useLingui();
  const heading = headingOf(route, new Date().getHours());
  return <Arriving heading={heading && _(heading)} about={route.about && _(route.about)} />;
}
