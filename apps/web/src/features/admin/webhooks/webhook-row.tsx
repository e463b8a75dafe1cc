import { testWebhook, type Webhook, type WebhookAnswer } from '@lantern/contract/webhooks';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleOff, CircleX } from 'lucide-react';
import { call } from '#api/call.ts';
import { intlLocale } from '#api/intl-locale.ts';
import { explain } from '#api/problem-words.ts';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { TimeAgo } from '#components/data-age.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import styles from '../admin.module.css';
import { AnswerWords, eventWords } from './webhook-words.tsx';

type RowProps = { webhook: Webhook; onChange: () => void; onLog: () => void };

/** One webhook: where it goes, what it is told, whether that arrives, and what can be done with it. */
export function WebhookRow({ webhook, onChange, onLog }: RowProps) {
  const { t, i18n } = useLingui();
  const { id, name, url, events, failing_since, gave_up_at } = webhook;
  const test = useMutation({ mutationFn: async () => (await call(testWebhook, { params: { id } })).answer });
  const told = new Intl.ListFormat(intlLocale(i18n.locale)).format(events.map((event) => i18n._(eventWords[event])));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <bdi dir="ltr" className="small">
          {url}
        </bdi>
        <span className="small dim">{told}</span>
        <State webhook={webhook} />
        {gave_up_at && (
          <span className="small">
            <Trans>
              Switched off by itself <TimeAgo at={Date.parse(gave_up_at)} />: for days nothing arrived. Switch it on
              again when the program works.
            </Trans>
          </span>
        )}
        {!gave_up_at && failing_since && (
          <span className="small">
            <Trans>
              The first failure was <TimeAgo at={Date.parse(failing_since)} />. Lantern tries again for two days.
            </Trans>
          </span>
        )}
      </div>
      <div className={styles.buttons}>
        <Button busy={test.isPending} aria-label={t`Send a test to ${name}`} onClick={() => test.mutate()}>
          <Trans>Send a test</Trans>
        </Button>
        <Button aria-haspopup="dialog" aria-label={t`What was sent to ${name}`} onClick={onLog}>
          <Trans>What was sent</Trans>
        </Button>
        <Button aria-haspopup="dialog" aria-label={t`Change ${name}`} onClick={onChange}>
          <Trans>Change</Trans>
        </Button>
      </div>
      <div className={styles.answer} aria-live="polite">
        {test.error && <ErrorBlock title={<Trans>No test was sent</Trans>}>{explain(test.error, i18n)}</ErrorBlock>}
        {test.data && <Answer answer={test.data} />}
      </div>
    </li>
  );
}

function State({ webhook: { enabled, failing_since, gave_up_at } }: { webhook: Webhook }) {
  if (gave_up_at)
    return (
      <Badge icon={CircleX} tone="bad">
        <Trans>Given up</Trans>
      </Badge>
    );
  if (!enabled)
    return (
      <Badge icon={CircleOff}>
        <Trans context="a webhook">Off</Trans>
      </Badge>
    );
  return failing_since ? (
    <Badge icon={CircleAlert} tone="warn">
      <Trans>Does not arrive</Trans>
    </Badge>
  ) : (
    <Badge icon={CircleCheck} tone="ok">
      <Trans context="a webhook">On</Trans>
    </Badge>
  );
}

function Answer({ answer }: { answer: WebhookAnswer }) {
  const { milliseconds, text } = answer;
  return (
    <div className="stack">
      <p>
        <AnswerWords {...answer} /> <Trans>It took {milliseconds} ms.</Trans>
      </p>
      {text && (
        <pre className={styles.mail} dir="auto">
          {text}
        </pre>
      )}
    </div>
  );
}
