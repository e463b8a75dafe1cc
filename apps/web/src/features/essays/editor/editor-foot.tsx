import { Trans, useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Remark } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { useGoOn } from '#components/go-on.ts';
import { toast } from '#components/toast.tsx';
import { writeDrafts } from '../drafts/draft-store.ts';
import type { DraftSync } from '../drafts/draft-sync.ts';
import { CountOf, LengthLeft } from '../essay-parts.tsx';
import type { Length, LengthLimit } from '../length.ts';
import { savedState } from '../list/just-saved.ts';
import styles from './editor.module.css';
import { SaveState } from './save-state.tsx';

/** Milliseconds that Save Draft waits for the server. */
const longestWait = 3000;
const wait = (time: number) => new Promise((done) => setTimeout(done, time));

type EditorFootProps = { sync: DraftSync; text: string; length: Length; limit: LengthLimit };

/** Count against the limit, save state and Save Draft, at the text's end. */
export function EditorFoot({ sync, text, length, limit }: EditorFootProps) {
  const { i18n } = useLingui();
  const goOn = useGoOn();
  const [busy, setBusy] = useState(false);
  const why = useId();
  const blank = text.trim() === '';
  const over = length.left < 0;
  const { used, left, share } = length;
  const [words, characters] = [i18n.number(length.words), i18n.number(length.characters)];

  async function save() {
    setBusy(true);
    await writeDrafts();
    // the text is on this device now: a dead line holds nobody back
    await Promise.race([sync.send().catch(() => undefined), wait(longestWait)]);
    setBusy(false);
    const { draft } = sync.snapshot();
    if (draft?.conflict || draft?.refused) {
      toast({
        tone: 'bad',
        text: <Trans>Something went wrong while saving. Your text is safe; see above the text.</Trans>,
      });
      return;
    }
    toast({
      text: draft ? (
        <Trans>Essay draft saved on this device. It is sent when Lantern can be reached.</Trans>
      ) : (
        <Trans>Essay draft saved successfully!</Trans>
      ),
    });
    // the list shows it on top, with a way back
    goOn('/essays', { state: savedState(sync.id) });
  }

  return (
    <div className={styles.foot}>
      <div className={styles.told}>
        <span className={`small num ${styles.figures}`}>
          <CountOf used={used} max={limit.max} unit={limit.unit} />
          {over ? (
            <Remark icon={TriangleAlert} tone="warn">
              <LengthLeft left={left} />
            </Remark>
          ) : (
            <span>
              · <LengthLeft left={left} />
            </span>
          )}
          <span className="dim only-wide">
            · {limit.unit === 'words' ? <Trans>{characters} characters</Trans> : <Trans>{words} words</Trans>}
          </span>
        </span>
        <svg className={`bar thin ${over ? styles.over : ''}`} aria-hidden="true">
          <rect className="v" width={`${share * 100}%`} height="100%" />
        </svg>
      </div>
      <div className={styles.state}>
        <SaveState sync={sync} />
        {blank && (
          <span className="small dim" id={why}>
            <Trans>Nothing to save yet.</Trans>
          </span>
        )}
      </div>
      <Button
        className={styles.save}
        busy={busy}
        blocked={blank}
        aria-describedby={blank ? why : undefined}
        onClick={() => void save()}
      >
        <Trans>Save Draft</Trans>
      </Button>
    </div>
  );
}
