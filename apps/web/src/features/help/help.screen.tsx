import { helpAnswers, helpIds } from '@lantern/content/help/answers';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { isBuilt } from '#api/built-screens.ts';
import { useSession } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { EmptyState } from '#components/empty-state.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import { BySelf, Lazy, NotHere, partOf } from '#components/lazy.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { loadHelpWords, useHelpWords } from './answers-in.ts';
import styles from './help.module.css';

const contactPart = partOf(async () => (await import('./contact.tsx')).Contact);

/** The answers stand in the pre-rendered page. */
export const prepare = loadHelpWords;

export function Screen() {
  const { i18n } = useLingui();
  const user = useSession((session) => session.user);
  const [sought, setSought] = useState('');
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  // what was typed before React took the page over
  useLayoutEffect(() => setSought(field.current?.value ?? ''), []);
  const words = sought.toLocaleLowerCase(i18n.locale).split(/\s+/).filter(Boolean);
  const { words: answers, failed, retry } = useHelpWords();
  const shown = helpIds.filter((id) => {
    const { question = '', answer = '' } = answers?.[id] ?? {};
    const text = `${question} ${answer}`.toLocaleLowerCase(i18n.locale);
    return words.every((word) => text.includes(word));
  });

  return (
    <div className={`stack ${styles.help}`}>
      <div>
        <h1>
          <Trans>Help</Trans>
        </h1>
        <p className="dim">
          <Trans>Answers about what Lantern does today. This page also works offline.</Trans>
        </p>
      </div>
      <search>
        <Field label={<Trans>Search the answers</Trans>}>
          <TextInput
            ref={field}
            type="search"
            value={sought}
            aria-controls={list}
            onChange={(event) => setSought(event.target.value)}
          />
        </Field>
      </search>
      <p className="vh" role="status">
        {words.length > 0 && <Plural value={shown.length} one="# answer found" other="# answers found" />}
      </p>
      <div id={list}>
        {!answers && (failed ? <NotHere onRetry={retry} /> : <Skeleton />)}
        {answers && shown.length === 0 && (
          <EmptyState
            level={2}
            title={<Trans>No answer has these words</Trans>}
            action={
              <Button onClick={() => setSought('')}>
                <Trans>Show all questions</Trans>
              </Button>
            }
          >
            <Trans>Try fewer or other words.</Trans>
          </EmptyState>
        )}
        <ul className={shown.length > 0 ? 'rules closed' : undefined}>
          {answers &&
            shown.map((id) => {
              const screen = helpAnswers[id];
              return (
                <li key={id}>
                  <details className={styles.answer}>
                    <summary>
                      <h2>{answers[id].question}</h2>
                      <ChevronDown />
                    </summary>
                    <p className="read">{answers[id].answer}</p>
                    {user && screen && isBuilt(screen.split('?')[0] ?? '') && (
                      <p>
                        <Link href={screen}>
                          <Trans>Go to that screen</Trans>
                        </Link>
                      </p>
                    )}
                  </details>
                </li>
              );
            })}
        </ul>
      </div>
      <BySelf value>
        <Lazy part={contactPart} props={{}} />
      </BySelf>
    </div>
  );
}
