import { Trans, useLingui } from '@lingui/react/macro';
import { Circle } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type { Route } from '#routes.ts';
import styles from './layout.module.css';
import { bottomPaths, icons, navigationGroups, routesOf } from './navigation.ts';
import { SignOutButton } from './sign-out.tsx';

/** Fetches a screen's code when a press is likely; a failure shows when the screen is opened. */
export function prefetch(route: Route) {
  void route.load?.().catch(() => undefined);
}

function NavigationItem({ route }: { route: Route }) {
  const { i18n } = useLingui();
  const [location] = useLocation();
  const Icon = icons[route.path] ?? Circle;
  return (
    <li>
      <Link
        href={route.path}
        className={styles.item}
        aria-current={location === route.path ? 'page' : undefined}
        onPointerEnter={() => prefetch(route)}
      >
        <Icon />
        <span>{i18n._(route.title)}</span>
      </Link>
    </li>
  );
}

function Items({ paths }: { paths: readonly string[] }) {
  return (
    <ul>
      {routesOf(paths).map((route) => (
        <NavigationItem key={route.path} route={route} />
      ))}
    </ul>
  );
}

/** The whole navigation: in the side bar on wide screens, behind "More" on phones. */
export function NavigationList() {
  const { t, i18n } = useLingui();
  return (
    <>
      <nav className={styles.nav} aria-label={t`Workspace`}>
        <Items paths={['/dashboard']} />
        {navigationGroups.map(({ title, paths }) => {
          if (routesOf(paths).length === 0) return null;
          return (
            <section key={title.id}>
              <h2>{i18n._(title)}</h2>
              <Items paths={paths} />
            </section>
          );
        })}
      </nav>
      <div className={styles.foot}>
        <h2 className="vh">
          <Trans>Your account</Trans>
        </h2>
        <Items paths={bottomPaths} />
        <SignOutButton />
      </div>
    </>
  );
}
