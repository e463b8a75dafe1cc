import type { SessionUser } from '@lantern/contract/accounts.session';
import { Trans } from '@lingui/react/macro';
import styles from '../accounts.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { TakeEverything } from './take-everything.tsx';

/** Everything out, and everything gone: a part of a page. */
export function YourData({ user }: { user: SessionUser }) {
  return (
    <section className="stack" aria-labelledby="your-data">
      <h2 id="your-data">
        <Trans>Your data</Trans>
      </h2>
      <div className={styles.parts}>
        {user.role === 'student' && <TakeEverything />}
        <DeleteAccount user={user} />
      </div>
    </section>
  );
}
