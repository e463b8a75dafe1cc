import { coveredMax, type EssayPrompt } from '@lantern/contract/essays.prompts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, Star, TriangleAlert } from 'lucide-react';
import { Badge, Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { CountOf, LengthLeft } from '../essay-parts.tsx';
import { measureLength } from '../length.ts';
import { asMain } from './as-main.ts';
import { partWord } from './part-words.ts';
import styles from './prompts.module.css';
import { catalogueQuery } from './prompts.ts';
import type { Main } from './use-main-prompt.tsx';

type PromptItemProps = {
  prompt: EssayPrompt;
  main: Main;
  /** Nothing of the essay itself may change now. */
  locked: boolean;
  /** as it is typed now */
  text: string;
  leaving: boolean;
  online: boolean;
  onReword: () => void;
  onRemove: () => void;
};

/** One prompt: its words, the length against its limit, what is there and what still lacks. */
export function PromptItem({ prompt, main, locked, text, leaving, online, onReword, onRemove }: PromptItemProps) {
  const { t, i18n } = useLingui();
  const { data: catalogue } = useQuery({ ...catalogueQuery, enabled: prompt.prompt_id !== null });
  const known = catalogue?.find(({ id }) => id === prompt.prompt_id);
  const parts = prompt.coverage.filter(({ kind }) => kind !== 'length');
  const met = parts.filter((part) => part.met).length;
  const lacking = parts.length - met;
  const isMain = main.text === prompt.prompt;
  const name = known?.name ?? prompt.prompt;
  const read = i18n.number(coveredMax);

  return (
    <li className={styles.prompt}>
      {(known || isMain) && (
        <p className="row wrap">
          {known && (
            <b lang="en" dir="auto">
              {known.name}
            </b>
          )}
          {isMain && <MainBadge />}
        </p>
      )}
      <p className={styles.words} lang={prompt.prompt_id === null ? undefined : 'en'} dir="auto">
        {prompt.prompt}
      </p>
      <LengthFor text={text} prompt={prompt} minimum={known?.minimum} shared={known?.limit_shared ?? false} />
      {parts.length > 0 && (
        <details className={styles.parts}>
          <summary>
            {lacking === 0 ? (
              <Remark icon={CircleCheck} tone="ok">
                <Trans>Every part was found</Trans>
              </Remark>
            ) : (
              <Remark icon={CircleDashed} tone="warn">
                <Plural value={lacking} one="# part was not found yet" other="# parts were not found yet" />
              </Remark>
            )}
          </summary>
          <ul>
            {parts.map((part) => (
              <li key={`${part.kind} ${part.id}`}>
                <Remark icon={part.met ? CircleCheck : CircleDashed} tone={part.met ? 'ok' : 'none'}>
                  <b>{part.met ? <Trans>Found:</Trans> : <Trans>Not found:</Trans>}</b>{' '}
                  <span dir="auto">{partWord(part, i18n)}</span>
                </Remark>
              </li>
            ))}
          </ul>
          <p className="small dim">
            <Trans>
              We look for English words in your saved text. If we do not find a part, it may still be there: check it
              yourself.
            </Trans>{' '}
            {text.length > coveredMax && <Trans>The first {read} characters are read.</Trans>}
          </p>
        </details>
      )}
      <div className={`row wrap ${styles.actions}`}>
        {!isMain && !locked && (
          <Button look="bare" onClick={() => void main.make(asMain(prompt, known), name)}>
            <Trans>Make this the main prompt</Trans>
          </Button>
        )}
        {!known && prompt.prompt_id === null && !(isMain && locked) && (
          <Button look="bare" blocked={!online} aria-label={t`Change the words: ${name}`} onClick={onReword}>
            <Trans>Change the words</Trans>
          </Button>
        )}
        <Button look="bare" busy={leaving} blocked={!online} aria-label={t`Remove: ${name}`} onClick={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </div>
    </li>
  );
}

export function MainBadge() {
  return (
    <Badge icon={Star} tone="info">
      <Trans>Main prompt</Trans>
    </Badge>
  );
}

type LengthForProps = {
  text: string;
  prompt: EssayPrompt;
  minimum: { max: number; unit: 'words' | 'characters' } | undefined;
  shared: boolean;
};

function LengthFor({ text, prompt, minimum, shared }: LengthForProps) {
  const { i18n } = useLingui();
  const limit = { max: prompt.max_words, unit: prompt.limit_unit };
  const { used, left } = measureLength(text, limit);
  const short = minimum && measureLength(text, minimum).left > 0 ? i18n.number(minimum.max) : undefined;
  return (
    <p className={`row wrap small ${styles.length}`}>
      <CountOf used={used} max={limit.max} unit={limit.unit} />
      {left < 0 ? (
        <Remark icon={TriangleAlert} tone="warn">
          <LengthLeft left={left} />
        </Remark>
      ) : (
        <span>
          · <LengthLeft left={left} />
        </span>
      )}
      {short && (
        <Remark icon={TriangleAlert} tone="warn">
          {minimum?.unit === 'words' ? (
            <Trans>The form asks for at least {short} words.</Trans>
          ) : (
            <Trans>The form asks for at least {short} characters.</Trans>
          )}
        </Remark>
      )}
      {shared && (
        <span className="dim">
          <Trans>This is the limit for all answers of this form together.</Trans>
        </span>
      )}
    </p>
  );
}
