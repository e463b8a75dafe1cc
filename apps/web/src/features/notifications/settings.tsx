import { getSettings, type NotificationSettings, saveSettings } from '@lantern/contract/notifications';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { explain } from '#api/problem-words.ts';
import { putAnswer } from '#api/query-client.ts';
import { useSession } from '#api/session.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Switch, TextInput } from '#components/inputs.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import styles from './notifications.module.css';
import { type PushState, readPushState, switchPushOff, switchPushOn } from './push.ts';

const settingsQuery = queryOptions({
  queryKey: ['notifications', 'settings'],
  queryFn: async ({ signal }) => (await call(getSettings, {}, { signal })).settings,
});

/** Asked each time: permissions change outside of Lantern. */
const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: readPushState,
  staleTime: 0,
  persister: undefined,
});

const kinds: readonly { name: keyof NotificationSettings['push']; label: MessageDescriptor }[] = [
  { name: 'sessions', label: msg`Sessions: booked, moved, about to begin` },
  { name: 'deadlines', label: msg`Dates coming soon` },
  { name: 'messages', label: msg`Answers to you, and papers that were checked` },
  { name: 'updates', label: msg`News about what you reported` },
];

/** Quiet hours, and which notifications this phone gets. */
export function Settings() {
  const { i18n } = useLingui();
  const role = useSession(({ user }) => user?.role);
  const { data, error, refetch, isFetching } = useQuery(settingsQuery);
  const save = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async ({ quiet_from, quiet_to, push }: NotificationSettings) =>
      (await call(saveSettings, { body: { quiet_from, quiet_to, push } }, { keepalive: true })).settings,
    onSuccess: (settings) => putAnswer(settingsQuery.queryKey, settings),
  });
  if (!data && error)
    return (
      <ErrorBlock
        title={<Trans>These settings could not be loaded.</Trans>}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error, i18n)}
      </ErrorBlock>
    );
  if (!data) return <Skeleton />;
  // what was chosen last, until the server has answered
  const shown = save.isPending ? save.variables : data;
  return (
    <div className="stack">
      <p className="small">
        {data.mail ? (
          <Trans>In these hours of your day we send no mail, and your phone stays quiet.</Trans>
        ) : (
          <Trans>In these hours of your day your phone stays quiet.</Trans>
        )}{' '}
        <Trans>News that cannot wait still comes, but without a sound.</Trans>
      </p>
      <div className={styles.times}>
        <Field label={<Trans>Quiet from</Trans>}>
          <TextInput
            type="time"
            value={shown.quiet_from}
            onChange={({ target }) => target.value && save.mutate({ ...shown, quiet_from: target.value })}
          />
        </Field>
        <Field label={<Trans>Quiet until</Trans>}>
          <TextInput
            type="time"
            value={shown.quiet_to}
            onChange={({ target }) => target.value && save.mutate({ ...shown, quiet_to: target.value })}
          />
        </Field>
      </div>
      <ThisPhone settings={shown} onChange={save.mutate} />
      {save.error && save.variables && (
        <ErrorBlock title={<Trans>This was not saved.</Trans>} onRetry={() => save.mutate(save.variables)}>
          {explain(save.error, i18n)}
        </ErrorBlock>
      )}
      {role === 'student' && data.mail && (
        <p className="small">
          <Trans>You choose your mails in your profile.</Trans>
        </p>
      )}
    </div>
  );
}

type PhoneProps = { settings: NotificationSettings; onChange: (settings: NotificationSettings) => void };

function ThisPhone({ settings, onChange }: PhoneProps) {
  const { i18n } = useLingui();
  const { data: state, refetch } = useQuery(pushQuery);
  const turn = useMutation({
    mutationFn: (on: boolean): Promise<PushState> => (on ? switchPushOn(settings.push_key) : switchPushOff()),
    onSettled: () => refetch(),
  });
  if (state === undefined) return null;
  if (state === 'impossible')
    return (
      <p>
        <Trans>
          This browser cannot show news while Lantern is closed. On an iPhone, first put Lantern on the home screen and
          open it from there.
        </Trans>
      </p>
    );
  if (state === 'denied')
    return (
      <p>
        <Trans>This browser does not let Lantern show news. You can allow it in the browser's settings.</Trans>
      </p>
    );
  const isOn = turn.isPending ? turn.variables : state === 'on';
  return (
    <>
      <Switch checked={isOn} onChange={({ target }) => turn.isPending || turn.mutate(target.checked)}>
        <Trans>Tell me on this device</Trans>
      </Switch>
      <p className="small">
        <Trans>
          Also when Lantern is closed. The message goes through your browser’s service, and only this device can read
          it.
        </Trans>
      </p>
      {turn.error && (
        <ErrorBlock title={<Trans>We could not change this device.</Trans>}>
          {turn.error instanceof DOMException ? (
            <Trans>Your browser’s service did not answer. Try again when you are online.</Trans>
          ) : (
            explain(turn.error, i18n)
          )}
        </ErrorBlock>
      )}
      {state === 'on' && (
        <ul className="rules closed">
          {kinds.map(({ name, label }) => (
            <li key={name}>
              <Switch
                checked={settings.push[name]}
                onChange={({ target }) => onChange({ ...settings, push: { ...settings.push, [name]: target.checked } })}
              >
                {i18n._(label)}
              </Switch>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
