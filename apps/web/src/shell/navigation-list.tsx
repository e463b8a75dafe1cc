import { Trans, useLingui } from '@lingui/react/macro';
import { Circle } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { useSession } from '#api/session.ts';
import { withWords } from '#api/words.ts';
import type { Route } from '#routes.ts';
import styles from './layout.module.css';
import { bottomPaths, currentAt, icons, navigationGroups, routesOf, topPaths } from './navigation.ts';
import { SignOutButton } from './sign-out.tsx';

/** Fetches a screen's code when a press is likely; a failure shows when the screen is opened. */
export function prefetch(route: Route) {
  if (route.load) void withWords(route.load).catch(() => undefined);
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
        aria-current={currentAt(route.path, location)}
        onPointerEnter={() => prefetch(route)}
      >
        <Icon />
        <span>{i18n._(route.title)}</span>
      </Link>
    </li>
  );
}

function Items({ paths }: { paths: readonly string[] }) {
  const role = useSession().user?.role;
  return (
    <ul>
      {routesOf(paths, role).map((route) => (
        <NavigationItem key={route.path} route={route} />
      ))}
    </ul>
  );
}

/** The whole navigation: in the side bar on wide screens, behind "More" on phones. */
export function NavigationList() {
  const { t, i18n } = useLingui();
  const role = useSession().user?.role;
  return (
    <>
      <nav className={styles.nav} aria-label={t`Workspace`}>
        <Items paths={topPaths} />
        {navigationGroups.map(({ title, paths }) => {
          if (routesOf(paths, role).length === 0) return null;
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
