import { Trans } from '@lingui/react/macro';
import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import styles from '../bookings.module.css';
import { SessionsList } from './sessions-list.tsx';

export function Screen() {
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <h1>
          <Trans>My sessions</Trans>
        </h1>
        <ButtonLink href="/initial-prep-call" look="main">
          <CalendarPlus />
          <Trans>Schedule Session</Trans>
        </ButtonLink>
      </div>
      <SessionsList
        empty={
          <EmptyState
            title={<Trans>No session ahead</Trans>}
            action={
              <ButtonLink href="/mock-interview/book">
                <Trans>Book a mock interview</Trans>
              </ButtonLink>
            }
          >
            <Trans>Talk to a mentor about your applications, or practise an interview. It is free of charge.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}
