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

let framed: { path: string; about: string | undefined } | undefined;

/** Notes what the page says of a screen below its heading: where the code takes longer, it stays there until that has come. */
export function keepFramedAbout(path: string, root: HTMLElement) {
  framed = { path, about: root.querySelector('main h1 + p')?.textContent };
}

export function ArrivingAt({ route }: { route: Route }) {
  const { _ } = useLingui();
  const heading = headingOf(route, new Date().getHours());
  return <Arriving heading={heading && _(heading)} about={framed?.path === route.path ? framed.about : undefined} />;
}
