import { Plural, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from 'wouter';
import { withWords } from '#api/words.ts';
import type { Route } from '#routes.ts';
import { currentAt } from './current-at.ts';
import styles from './layout.module.css';
import { useSideIcons } from './use-side-icons.ts';

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
