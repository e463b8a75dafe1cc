import { type Notifications, type Profile, saveNotifications } from '@lantern/contract/profile';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { queryClient } from '#api/query-client.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Switch } from '#components/inputs.tsx';
import { profileQuery, putProfile } from './profile.api.ts';
import styles from './profile.module.css';

const switches: readonly { name: keyof Notifications; label: MessageDescriptor; help: MessageDescriptor }[] = [
  { name: 'emailUpdates', label: msg`Email updates`, help: msg`News about your account and about Lantern.` },
  { name: 'sessionReminders', label: msg`Session reminders`, help: msg`Before a call or an interview begins.` },
  {
    name: 'applicationDeadlines',
    label: msg`Application deadlines`,
    help: msg`Before a date that you must not miss.`,
  },
  {
    name: 'mentorMessages',
    label: msg`Mentor messages`,
    help: msg`When a paper was checked, or somebody answers you.`,
  },
];

const now = () => queryClient.getQueryData(profileQuery.queryKey);

/** Each switch takes effect at once, and turns back when the server could not be told. */
export function NotificationSection({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const save = useMutation({
    // one after the other: a switch sends all four, and the last must win
    scope: { id: 'notifications' },
    mutationFn: async ({ name }: { name: keyof Notifications; on: boolean }) => {
      const body = now()?.notifications;
      if (body) await call(saveNotifications, { body }, { keepalive: true });
      return name;
    },
    onMutate: async ({ name, on }) => {
      // an answer on its way would show the old state again
      await queryClient.cancelQueries({ queryKey: profileQuery.queryKey });
      show(name, on);
    },
    onError: (_error, { name, on }) => show(name, !on),
    onSuccess: async () => {
      const latest = now();
      if (latest) await putProfile(latest);
    },
  });

  function show(name: keyof Notifications, on: boolean) {
    queryClient.setQueryData(profileQuery.queryKey, (old: Profile | undefined) => {
      return old && { ...old, notifications: { ...old.notifications, [name]: on } };
    });
  }

  return (
    <section className={styles.section} aria-labelledby="notifications">
      <h2 id="notifications">
        <Trans>Notifications</Trans>
      </h2>
      <ul className="rules closed">
        {switches.map(({ name, label, help }) => (
          <li key={name}>
            <Switch
              checked={profile.notifications[name]}
              onChange={(event) => save.mutate({ name, on: event.target.checked })}
            >
              {i18n._(label)}
              <small className={styles.help}>{i18n._(help)}</small>
            </Switch>
          </li>
        ))}
      </ul>
      {save.error && save.variables && (
        <ErrorBlock
          title={<Trans>We turned the switch back, because the server did not get the change.</Trans>}
          onRetry={() => save.mutate(save.variables)}
        >
          {explain(save.error, i18n)}
        </ErrorBlock>
      )}
    </section>
  );
}
