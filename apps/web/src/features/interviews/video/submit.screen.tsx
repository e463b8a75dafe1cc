import type { Interview } from '@lantern/contract/interviews';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { About } from '#components/about.tsx';
import { ButtonLink } from '#components/button.tsx';
import { Lazy, partOf } from '#components/lazy.tsx';
import { Stepper } from '#components/stepper.tsx';
import styles from '../interviews.module.css';
import { TypeStep } from '../setup/type-step.tsx';
import { VideoList } from './video-list.tsx';

const formPart = partOf(async () => (await import('./submit-form.tsx')).SubmitForm);
const sentPart = partOf(async () => (await import('./video-sent.tsx')).VideoSent);
const viewPart = partOf(async () => (await import('./video-view.tsx')).VideoView);

export function Screen() {
  const shown = new URLSearchParams(useSearch()).get('video');
  return (
    <div className={styles.page}>
      <div>
        <h1>
          <Trans>Submit an interview video</Trans>
        </h1>
        <p className="dim">
          <About />
        </p>
      </div>
      {shown ? <Lazy part={viewPart} props={{ id: shown }} /> : <Steps />}
    </div>
  );
}

function Steps() {
  const [type, setType] = useState<Interview['type']>();
  const [isChosen, setChosen] = useState(false);
  const [sent, setSent] = useState<string>();
  const at = sent ? 2 : isChosen && type ? 1 : 0;
  const top = useRef<HTMLDivElement>(null);
  const before = useRef(at);
  useEffect(() => {
    if (before.current === at) return;
    before.current = at;
    top.current?.scrollIntoView();
    top.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true });
  }, [at]);
  return (
    <>
      <div className={styles.step} ref={top}>
        <Stepper
          steps={[
            <Trans key="type">Type</Trans>,
            <Trans key="video">Video</Trans>,
            <Trans key="sent">Submitted</Trans>,
          ]}
          at={at}
        />
        {at === 0 && (
          <TypeStep
            chosen={type}
            onNext={(next) => {
              setType(next);
              setChosen(true);
            }}
          />
        )}
        {at === 1 && type && <Lazy part={formPart} props={{ type, onBack: () => setChosen(false), onSent: setSent }} />}
        {sent && <Lazy part={sentPart} props={{ id: sent }} />}
      </div>
      {at === 0 && <VideoList />}
      <p>
        <ButtonLink look="bare" href="/mock-interview">
          <Trans>Other ways to practise</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
