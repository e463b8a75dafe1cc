import { isThere, type KeptTick, type PaperState } from '@lantern/contract/checklists.papers';
import type { VaultDocument } from '@lantern/contract/documents';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarX, ChevronDown, CircleCheck, CircleDashed, CircleOff, FolderCheck, TriangleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { formatDay } from './dates.ts';
import { Field } from './field.tsx';
import { Checkbox, Select } from './inputs.tsx';
import styles from './paper-row.module.css';

type PaperRowProps = {
  title: ReactNode;
  description: ReactNode;
  /** who gives it out, how long that takes, why it is asked for */
  more?: ReactNode;
  state: PaperState;
  papers: readonly VaultDocument[];
  tick: KeptTick | undefined;
  onTick: (tick: KeptTick) => void;
  /** can be marked as not needed */
  canSkip?: boolean;
};

/** One paper of a checklist in one line: its tick, its name, how it stands. Everything else of it opens under its name. */
export function PaperRow({ title, description, more, state, papers, tick, onTick, canSkip }: PaperRowProps) {
  const id = useId();
  return (
    <li className={styles.row}>
      <label className={styles.tick}>
        <input type="checkbox" aria-labelledby={id} {...tickProps({ state, tick, onTick })} />
      </label>
      <details>
        <summary>
          <b>
            <span id={id}>{title}</span> <ChevronDown className="s" />
          </b>
          {/* missing or done: the box says it */}
          {state.state !== 'missing' && state.state !== 'done' && <StateBadge state={state} />}
        </summary>
        <div className={styles.more}>
          <p className="small">{description}</p>
          {more && <p className="small dim">{more}</p>}
          <PaperChoices title={title} state={state} papers={papers} onTick={onTick} canSkip={canSkip ?? false} />
        </div>
      </details>
    </li>
  );
}

type PaperTickProps = Pick<PaperRowProps, 'state' | 'tick' | 'onTick'> & { children: ReactNode };

/** The tick of a paper; the paper of the vault that was chosen for it stays chosen. */
const tickProps = ({ state, tick, onTick }: Omit<PaperTickProps, 'children'>): ComponentProps<'input'> => ({
  checked: isThere(state),
  disabled: state.state === 'not-needed',
  onChange: ({ target: { checked } }) =>
    onTick({ state: checked ? 'done' : 'open', document_id: checked ? (tick?.document_id ?? null) : null }),
});

/** The same with its words beside it. */
export function PaperTick({ children, ...of }: PaperTickProps) {
  return <Checkbox {...tickProps(of)}>{children}</Checkbox>;
}

type PaperChoicesProps = Pick<PaperRowProps, 'title' | 'state' | 'papers' | 'onTick' | 'canSkip'>;

/** Which paper of the vault it is, the way to add one, and that it is not needed. */
export function PaperChoices({ title, state, papers, onTick, canSkip }: PaperChoicesProps) {
  const { t } = useLingui();
  const isNeeded = state.state !== 'not-needed';
  return (
    <div className={styles.state}>
      {papers.length > 0 && isNeeded && (
        <Field label={<span className="small">{t`Paper in your vault`}</span>}>
          <Select
            value={state.paper?._id ?? ''}
            onChange={({ target }) =>
              onTick({ state: target.value ? 'done' : 'open', document_id: target.value || null })
            }
          >
            <option value="">{t`None chosen`}</option>
            {papers.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {!isThere(state) && isNeeded && (
        <Link href="/documents" className={styles.add}>
          <Trans>Add it to your vault</Trans>
          <span className="vh">: {title}</span>
        </Link>
      )}
      {canSkip && (
        <Button
          look="bare"
          onClick={() => onTick({ state: state.state === 'not-needed' ? 'open' : 'not-needed', document_id: null })}
        >
          {state.state === 'not-needed' ? <Trans>I need it after all</Trans> : <Trans>Not needed for me</Trans>}
        </Button>
      )}
    </div>
  );
}

/** How a paper stands, in an icon and words. */
export function StateBadge({ state: { state, paper } }: { state: PaperState }) {
  const { i18n } = useLingui();
  if (state === 'done')
    return (
      <Badge tone="ok" icon={CircleCheck}>
        <Trans>Done</Trans>
      </Badge>
    );
  if (state === 'vault')
    return (
      <Badge tone="ok" icon={FolderCheck}>
        {paper?.status === 'verified' ? <Trans>In your vault, verified</Trans> : <Trans>In your vault</Trans>}
      </Badge>
    );
  if (state === 'expires')
    return (
      <Badge tone="bad" icon={CalendarX}>
        {paper?.expires_on ? (
          <Trans>Ends {formatDay(paper.expires_on, i18n)}: too soon</Trans>
        ) : (
          <Trans>Ends too soon</Trans>
        )}
      </Badge>
    );
  if (state === 'rejected')
    return (
      <Badge tone="bad" icon={TriangleAlert}>
        <Trans>Rejected</Trans>
      </Badge>
    );
  if (state === 'not-needed')
    return (
      <Badge icon={CircleOff}>
        <Trans>Not needed for you</Trans>
      </Badge>
    );
  return (
    <Badge icon={CircleDashed}>
      <Trans>Missing</Trans>
    </Badge>
  );
}
