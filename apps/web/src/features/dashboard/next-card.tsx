import type { Dashboard } from '@lantern/contract/dashboard';
import { Trans, useLingui } from '@lingui/react/macro';
import { isBuilt } from '#api/built-screens.ts';
import { readForm } from '#api/form-draft.ts';
import { useUnsynced } from '#api/outbox.ts';
import { ButtonLink } from '#components/button.tsx';
import { Flame } from '#components/lantern-mark.tsx';
import styles from './dashboard.module.css';
import { nextSteps, type Shown } from './next-steps.tsx';

/** First name, last name and phone: they count, and are no beginning of the form. */
const knownFromSignUp = 3;

/** The one thing to do next, lit. */
export function NextCard({ dashboard: { next, steps } }: { dashboard: Dashboard }) {
  const { i18n } = useLingui();
  // asked for its change: what waits is read from the device each time
  useUnsynced();
  const { icon: Icon, path: pathOf, aim, why, act } = nextSteps[next.kind];
  const path = pathOf(next);
  const personal = steps.find(({ id }) => id === 'personal-info')?.done ?? 0;
  const shown: Shown = {
    next,
    begun: personal > knownFromSignUp,
    isEmpty: personal <= knownFromSignUp && steps.every(({ id, done }) => done === 0 || id === 'personal-info'),
    isWaiting: readForm('personal-info').waiting,
  };
  return (
    <section className="lit" aria-labelledby="next">
      <p className="small row">
        <Flame />
        <Trans>Do this next</Trans>
      </p>
      <h2 id="next" className={styles.aim}>
        {i18n._(aim(next.title ?? ''))}
      </h2>
      <p>{why(shown)}</p>
      <div className={styles.acts}>
        {isBuilt(path.split('?')[0] ?? path) || next.essay_id ? (
          <ButtonLink look="main" href={path}>
            <Icon />
            {act(shown)}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
