// What the language model says of the passages that stand below it. Plain text: its only links are to those passages.
import type { Passage } from '@lantern/assistant/passage';
import type { AnswerEnded } from '@lantern/contract/assistant.model';
import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles, Square } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useOnline } from '#api/use-online.ts';
import { Button } from '#components/button.tsx';
import styles from '../assistant.module.css';
import { askModel, takeAsked, useAnswering, useModelAnswer } from './model.api.ts';

type ModelAnswerProps = { id: string; question: string; passages: readonly Passage[] };

/** Where a passage stands on the page. */
export const passageAnchor = (questionId: string, number: number) => `passage-${questionId}-${number}`;

export function ModelAnswer({ id, question, passages }: ModelAnswerProps) {
  const { i18n } = useLingui();
  const online = useOnline();
  const answering = useAnswering();
  const answer = useModelAnswer(id);
  const name = answering?.enabled && online ? answering.name : null;
  const { locale } = i18n;

  useEffect(() => {
    if (!name || !takeAsked(id)) return;
    void askModel({ id, question, passages: passages.map((one) => one.id), language: locale });
  }, [name, id, question, passages, locale]);

  const ask = () => void askModel({ id, question, passages: passages.map((one) => one.id), language: locale });
  if (!answer)
    return name ? (
      <div>
        <Button onClick={ask}>
          <Sparkles className="s" />
          <Trans>Ask {name}</Trans>
        </Button>
      </div>
    ) : null;
  const { text, ended, stop } = answer;
  const label = (ended !== 'failed' && ended?.name) || answering?.name;
  return (
    <section className={styles.model} aria-busy={!ended}>
      <p className={styles.source}>
        <b>
          <bdi>{label}</bdi>
        </b>
        <span>
          <Trans>a language model, from the texts below. It can be wrong: read the texts.</Trans>
        </span>
      </p>
      {text !== '' && (
        <p className={styles.said} dir="auto">
          <Cited text={text} id={id} />
        </p>
      )}
      {!ended && (
        <p className={styles.source}>
          <span>{text === '' ? <Trans>It is reading the texts.</Trans> : <Trans>It is writing.</Trans>}</span>
          <Button onClick={stop}>
            <Square className="s" />
            <Trans>Stop</Trans>
          </Button>
        </p>
      )}
      <div aria-live="polite">
        {ended && <HowItEnded ended={ended} hasText={text !== ''} onAgain={name ? ask : undefined} />}
      </div>
    </section>
  );
}

/** Numbers in brackets lead to the passage: the server has left only those that were given. */
function Cited({ text, id }: { text: string; id: string }) {
  const { t, i18n } = useLingui();
  return text.split(/\[(\d+)\]/).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text only grow
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    const number = i18n.number(Number(part));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text only grow
      <a key={index} href={`#${passageAnchor(id, Number(part))}`} aria-label={t`Passage ${number}`}>
        [{number}]
      </a>
    );
  });
}

type HowItEndedProps = { ended: AnswerEnded | 'failed'; hasText: boolean; onAgain: (() => void) | undefined };

function HowItEnded({ ended, hasText, onAgain }: HowItEndedProps) {
  const failure = ended === 'failed' ? 'unreachable' : ended.failure;
  if (failure === null) return null;
  return (
    <p className={styles.source}>
      <span>
        {failure === 'daily_limit' && (
          <Trans>The language model has no room left for today. Read the texts below.</Trans>
        )}
        {failure !== 'daily_limit' && hasText && <Trans>Its answer stopped here.</Trans>}
        {failure === 'unusable_answer' && !hasText && (
          <Trans>
            The language model did not say where its answer comes from, so we do not show it. Read the texts below.
          </Trans>
        )}
        {failure === 'too_slow' && !hasText && (
          <Trans>The language model did not answer in time. Read the texts below.</Trans>
        )}
        {failure === 'unreachable' && !hasText && (
          <Trans>We could not reach the language model. Read the texts below.</Trans>
        )}
      </span>
      {failure !== 'daily_limit' && onAgain && (
        <Button onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </p>
  );
}
