import { type AskedQuestion, questionMax } from '@lantern/contract/assistant';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { listen } from '#api/events.ts';
import { useIdle } from '#api/idle.ts';
import { newId } from '#api/new-id.ts';
import { queryClient } from '#api/query-client.ts';
import { useRecords } from '#api/records.ts';
import { About } from '#components/about.tsx';
import { Composer } from '#components/composer.tsx';
import { crisisPart } from '#components/crisis/crisis-note.tsx';
import { LanternMark } from '#components/lantern-mark.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { personalInfoQuery } from '#features/profile/profile.api.ts';
import { conversations, ownRecordQuery, passagesQuery } from './assistant.api.ts';
import styles from './assistant.module.css';
import { conversationFull } from './conversation-full.ts';
import { ConversationList } from './conversation-list.tsx';
import { AnsweringSwitch } from './model/answering-switch.tsx';
import { noteAsked } from './model/model.api.ts';

const answerPart = partOf(async () => (await import('./answer.tsx')).Answer);

/** Brings what answers need onto the device once the screen stands still: then they come without a connection too. */
function useFetchAhead(locale: string) {
  const isIdle = useIdle();
  useEffect(() => {
    if (!isIdle) return;
    void answerPart.load().catch(() => undefined);
    void import('./engine.ts').catch(() => undefined);
    void crisisPart.load().catch(() => undefined);
    void queryClient.prefetchQuery(passagesQuery(locale));
    void queryClient.prefetchQuery(ownRecordQuery(locale));
    // the card for somebody in danger shows the numbers of where they live
    void queryClient.prefetchQuery(personalInfoQuery);
  }, [isIdle, locale]);
}

/** Questions and what follows from them. The address names the conversation; only its questions are kept. */
export function Screen() {
  const { t, i18n } = useLingui();
  useFetchAhead(i18n.locale);
  const [, navigate] = useLocation();
  const id = new URLSearchParams(useSearch()).get('c') ?? '';
  useEffect(() => listen('conversations', () => void conversations.refresh()), []);
  const { rows } = useRecords(conversations);
  const row = rows?.find((one) => one.id === id);
  const [failed, setFailed] = useState<string>();
  const [text, setText] = useState('');
  const questions: readonly AskedQuestion[] = row?.questions ?? [];

  async function ask(typed: string) {
    const question = typed.trim();
    if (question === '') return;
    // what is refused stays, to be made shorter
    if (question.length > questionMax) return setFailed(t`A question has at most 10,000 characters.`);
    setFailed(undefined);
    setText('');
    const asked = { id: newId(), text: question, at: new Date().toISOString() };
    noteAsked(asked.id);
    const goesOn = row && !conversationFull(row.questions, question);
    const to = goesOn ? row.id : newId();
    const base = goesOn ? (row.waiting ? row.waiting.base : (row.revision ?? null)) : null;
    const saving = conversations.save(to, { fields: { questions: [...(goesOn ? row.questions : []), asked] }, base });
    if (to !== id) navigate(`/ask-anything?c=${to}`, { replace: id === '' });
    await saving.catch(() => {
      setText(question);
      setFailed(t`This question could not be kept on this device. Please try again.`);
    });
  }

  const quick = [t`What is due next?`, t`Which papers are missing for Germany?`, t`Is my IELTS enough for my list?`];
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Ask anything</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      <div className={styles.talk} role="log" aria-label={t`Conversation`}>
        <div className={styles.answer}>
          <LanternMark />
          <div>
            <p>
              <Trans>
                Hello. Ask me about Lantern, visas, tests, scholarships, money, arriving, or your own things here. I
                search on your device, also without a connection. If I find nothing, I tell you.
              </Trans>
            </p>
          </div>
        </div>
        {questions.map(({ id: key, text: asked }) => (
          <div key={key} className={styles.turn}>
            <h2 className={styles.question} dir="auto">
              {asked}
            </h2>
            <div className={styles.answer}>
              <LanternMark />
              <div>
                <Lazy part={answerPart} props={{ id: key, question: asked, onAsk: (next) => void ask(next) }} />
              </div>
            </div>
          </div>
        ))}
      </div>
      {row && (
        <>
          <WaitingBadge waiting={row.waiting} revision={row.revision} />
          <RecordTrouble
            records={conversations}
            id={row.id}
            waiting={row.waiting}
            theirs={({ questions: other }) => other.map((asked) => asked.text).join(' · ')}
            onEdit={() => document.getElementById('conversations')?.scrollIntoView()}
          />
        </>
      )}
      {questions.length === 0 && (
        <ul className={styles.quick} aria-label={t`Questions to begin with`}>
          {quick.map((question) => (
            <li key={question}>
              <button type="button" className="btn" onClick={() => void ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
      <Composer
        label={<Trans>Your question</Trans>}
        help={<Trans>Enter sends, Shift and Enter begin a new line.</Trans>}
        sendName={t`Send the question`}
        text={text}
        onChange={setText}
        onSend={(question) => void ask(question)}
        failed={failed}
      />
      <AnsweringSwitch />
      <ConversationList rows={rows} current={id} />
    </div>
  );
}
