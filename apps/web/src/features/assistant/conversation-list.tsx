import type { conversationCalls } from '@lantern/contract/assistant';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { RowOf } from '#api/records.ts';
import { Button } from '#components/button.tsx';
import { useDistressRules } from '#components/crisis/crisis-note.tsx';
import { FieldError } from '#components/field.tsx';
import { DeleteRecord } from '#components/record/delete-record.tsx';
import { DeletedRecords } from '#components/record/deleted-records.tsx';
import styles from './assistant.module.css';
import { conversationView } from './conversation-view.tsx';

type Row = RowOf<typeof conversationCalls>;

/** Conversations that are kept, the last one first. */
export function ConversationList({ rows, current }: { rows: readonly Row[] | undefined; current: string }) {
  useDistressRules();
  const sorted = (rows ?? []).toSorted((a, b) => lastOf(b).localeCompare(lastOf(a)));
  return (
    <section id="conversations" className="stack">
      <div className="row wrap">
        <h2>
          <Trans>Conversations</Trans>
        </h2>
        {current !== '' && (
          <Link className="btn" href="/ask-anything">
            <Trans>New conversation</Trans>
          </Link>
        )}
      </div>
      {sorted.length === 0 && (
        <p className="dim">
          <Trans>Your questions stay here until you delete them. Only you see them.</Trans>
        </p>
      )}
      <ul className="rules closed">
        {sorted.map((row) => (
          <Item key={row.id} row={row} isCurrent={row.id === current} />
        ))}
      </ul>
      <DeletedRecords view={conversationView} />
    </section>
  );
}

const lastOf = ({ questions }: Row) => questions.at(-1)?.at ?? '';

function Item({ row, isCurrent }: { row: Row; isCurrent: boolean }) {
  const { t } = useLingui();
  const [failed, setFailed] = useState<string>();
  const name = conversationView.nameOf(row);
  return (
    <li>
      <div className={styles.item}>
        <Link href={`/ask-anything?c=${row.id}`} aria-current={isCurrent ? 'page' : undefined} dir="auto">
          {name}
        </Link>
        <DeleteRecord view={conversationView} row={row} onFailed={setFailed}>
          {(ask) => (
            <Button look="bare" icon aria-label={t`Delete the conversation “${name}”`} onClick={ask}>
              <Trash2 />
            </Button>
          )}
        </DeleteRecord>
      </div>
      {failed && <FieldError id={`failed-${row.id}`}>{failed}</FieldError>}
    </li>
  );
}
