import type { Duty, Role } from '@lantern/contract/access';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '#api/session.ts';
import styles from './layout.module.css';
import { bottomPaths, navigationGroups, routesOf, topPaths } from './navigation.ts';
import { NavigationItem } from './navigation-item.tsx';
import { SignOutButton } from './sign-out.tsx';
import type { Waiting } from './use-waiting.ts';

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
