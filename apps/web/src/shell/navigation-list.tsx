import type { Duty, Role } from '@lantern/contract/access';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { useSession } from '#api/session.ts';
import { withWords } from '#api/words.ts';
import type { Route } from '#routes.ts';
import { currentAt } from './current-at.ts';
import styles from './layout.module.css';
import { bottomPaths, navigationGroups, routesOf, topPaths } from './navigation.ts';
import { SignOutButton } from './sign-out.tsx';
import { useSideIcons } from './use-side-icons.ts';
import type { Waiting } from './use-waiting.ts';

/** Fetches a screen's code when a press is likely; a failure shows when the screen is opened. */
export function prefetch(route: Route) {
  if (route.load) void withWords(route.load).catch(() => undefined);
}

export function NavigationItem({ route, waiting = 0 }: { route: Route; waiting: number | undefined }) {
  const { i18n } = useLingui();
  const [location] = useLocation();
  const Icon = useSideIcons()[route.path];
  return (
    <li>
      <Link
        href={route.path}
        className={styles.item}
        aria-current={currentAt(route.path, location)}
        onPointerEnter={() => prefetch(route)}
      >
        {Icon ? <Icon /> : <svg className="lucide" aria-hidden="true" />}
        <span>{i18n._(route.title)}</span>
        {waiting > 0 && (
          <b className={styles.waiting}>
            <span aria-hidden="true">{i18n.number(waiting)}</span>
            <span className="vh">
              <Plural value={waiting} one="# waits" other="# wait" />
            </span>
          </b>
        )}
      </Link>
    </li>
  );
}

const none: readonly Duty[] = [];

type ItemsProps = { paths: readonly string[]; role: Role; waiting?: Waiting };

function Items({ paths, role, waiting }: ItemsProps) {
  const duties = useSession(({ user }) => user?.duties ?? none);
  return (
    <ul>
      {routesOf(paths, role, duties).map((route) => (
        <NavigationItem key={route.path} route={route} waiting={waiting?.[route.path]} />
      ))}
    </ul>
  );
}

/** The whole navigation: in the side bar on wide screens, behind "More" on phones. */
export function NavigationList({ role, waiting }: { role: Role; waiting: Waiting }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <nav className={styles.nav} aria-label={t`Workspace`}>
        <Items paths={topPaths} role={role} waiting={waiting} />
        {navigationGroups.map(({ title, paths }) => {
          if (routesOf(paths, role).length === 0) return null;
          return (
            <section key={title.id}>
              <h2>{i18n._(title)}</h2>
              <Items paths={paths} role={role} />
            </section>
          );
        })}
      </nav>
      <div className={styles.foot}>
        <h2 className="vh">
          <Trans>Your account</Trans>
        </h2>
        <Items paths={bottomPaths} role={role} />
        <SignOutButton />
      </div>
    </>
  );
}
