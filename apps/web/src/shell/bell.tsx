import { useLingui } from '@lingui/react/macro';
import { Bell as BellIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { whenIdle } from '#api/idle.ts';
import { ButtonLink } from '#components/button.tsx';
import styles from './layout.module.css';

/** Leads to what the reader was told of, with how much of it is unread. What counts it comes once the screen stands still. */
export function Bell() {
  const { t, i18n } = useLingui();
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const callOff = whenIdle(() => {
      import('#features/notifications/notifications.api.ts').then(
        ({ watchUnread }) => {
          if (!isOver) end = watchUnread(setUnread);
        },
        // not on this device yet: the bell leads on without a number
        () => undefined,
      );
    });
    return () => {
      isOver = true;
      callOff();
      end();
    };
  }, []);
  // the first number that is formatted takes a slow phone a tenth of a second: it is not asked for until there is one
  const count = unread > 0 ? i18n.number(unread) : '';
  return (
    <ButtonLink
      look="bare"
      icon
      className={styles.bell}
      href="/notifications"
      aria-label={unread > 0 ? t`Notifications, unread: ${count}` : t`Notifications`}
    >
      <BellIcon />
      {unread > 0 && <b aria-hidden="true">{unread > 99 ? '99+' : count}</b>}
    </ButtonLink>
  );
}
