import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '#api/session.ts';
import { SecuritySection } from './account/security-section.tsx';

/** For people without a student's profile: mentors and administrators. */
export function Screen() {
  const { t } = useLingui();
  const { name, role } = useUser();
  return (
    <div className="stack read">
      <div>
        <h1>
          <Trans>Account and security</Trans>
        </h1>
        <p className="dim">
          {role === 'admin'
            ? t`You are logged in as ${name}, administrator.`
            : t`You are logged in as ${name}, mentor.`}
        </p>
      </div>
      <SecuritySection />
    </div>
  );
}
