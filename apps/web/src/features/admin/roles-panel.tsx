import type { StaffMember } from '@lantern/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { GraduationCap, KeyRound, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { explain } from '#api/problem-words.ts';
import { Badge, Remark } from '#components/badge.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { staffQuery } from './admin.api.ts';
import styles from './admin.module.css';

/** Who may do more than students, and whether their account has a second step. */
export function RolesPanel() {
  const { i18n } = useLingui();
  const { data: people, error, refetch, isFetching } = useQuery(staffQuery);
  return (
    <div className="stack">
      <p>
        <Trans>Administrators see this page, reports and messages. Mentors see what students share with them.</Trans>
      </p>
      {!people && !error && <Skeleton />}
      {error && (
        <ErrorBlock title={<Trans>We could not load the list.</Trans>} onRetry={() => void refetch()} busy={isFetching}>
          {explain(error, i18n)}
        </ErrorBlock>
      )}
      <ul className="rules">
        {people?.map((person) => (
          <StaffRow key={person.id} person={person} />
        ))}
      </ul>
    </div>
  );
}

function StaffRow({ person: { id, name, email, role, twoFactor, createdAt } }: { person: StaffMember }) {
  const { i18n } = useLingui();
  const day = formatDay(new Date(createdAt), i18n);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>
          <Link href={`/admin/people/${id}`}>
            <bdi>{name}</bdi>
          </Link>
        </b>
        <bdi>{email}</bdi>
        <span className="small dim">
          <Trans>Account made {day}</Trans>
        </span>
        {twoFactor ? (
          <Remark icon={ShieldCheck}>
            <Trans>Two-factor sign-in is on.</Trans>
          </Remark>
        ) : (
          <span className="small dim">
            <Trans>Two-factor sign-in is off.</Trans>
          </span>
        )}
      </div>
      <Badge tone={role === 'admin' ? 'info' : 'none'} icon={role === 'admin' ? KeyRound : GraduationCap}>
        {role === 'admin' ? <Trans>Administrator</Trans> : <Trans>Mentor</Trans>}
      </Badge>
    </li>
  );
}
