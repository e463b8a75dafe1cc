import { applicationStages } from '@lantern/contract/applications';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, EllipsisVertical, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { canSend } from '#api/record-waiting.ts';
import { FieldError } from '#components/field.tsx';
import { Addition } from '#components/lazy.tsx';
import { Menu, MenuGroup, MenuItem } from '#components/menu.tsx';
import { DeleteRecord } from '#components/record/delete-record.tsx';
import { RecordTrouble } from '#components/record/record-trouble.tsx';
import { WaitingBadge } from '#components/record/waiting-badge.tsx';
import { compareTick } from '#features/matching/compared/compared.api.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { applicationRecord, programmeOf } from './application-record.tsx';
import { stageWords } from './application-words.ts';
import { type ApplicationRow, applications, listScreen } from './applications.api.ts';
import styles from './applications.module.css';
import { lastDayOf } from './last-day/last-day.api.ts';
import { moveTo } from './stage/stage-moves.tsx';

type ApplicationCardProps = {
  row: ApplicationRow;
  onEdit: () => void;
  withStage?: boolean;
};

/** One application on the board or in the list: it opens its page, and its menu moves it. */
export function ApplicationCard({ row, onEdit, withStage }: ApplicationCardProps) {
  const { t, i18n } = useLingui();
  const [failed, setFailed] = useState<string>();
  const name = programmeOf(row);
  const { waiting } = row;
  return (
    <article className={`card ${styles.card}`} aria-label={name}>
      <div className={styles.top}>
        <h3 className={styles.name}>
          <Link href={`${listScreen}/${row.id}`}>
            <bdi>{row.name}</bdi>
          </Link>
        </h3>
        <DeleteRecord view={applicationRecord} row={row} onFailed={setFailed}>
          {(ask) => (
            <Menu
              label={t`Move or change: ${name}`}
              trigger={<EllipsisVertical />}
              triggerProps={{
                look: 'bare',
                icon: true,
                'aria-label': t`Move or change: ${name}`,
                id: `edit-${row.id}`,
              }}
            >
              {(!waiting || canSend(waiting)) && (
                <>
                  <MenuGroup label={t`Move to`}>
                    {applicationStages.map((stage) => (
                      <MenuItem
                        key={stage}
                        icon={stage === row.stage ? <Check /> : <span className={styles.noIcon} />}
                        chosen={stage === row.stage}
                        onClick={() => moveTo(row, stage, i18n)}
                      >
                        {i18n._(stageWords[stage])}
                      </MenuItem>
                    ))}
                  </MenuGroup>
                  <MenuItem icon={<PenLine />} onClick={onEdit}>
                    <Trans>Edit</Trans>
                  </MenuItem>
                </>
              )}
              <MenuItem icon={<Trash2 />} onClick={ask}>
                <Trans>Remove from my list</Trans>
              </MenuItem>
            </Menu>
          )}
        </DeleteRecord>
      </div>
      {withStage && <p className="small">{i18n._(stageWords[row.stage])}</p>}
      <ApplicationFacts
        fields={row}
        beside={
          row.institution_id !== null && (
            <Addition part={compareTick} props={{ id: row.institution_id, name: row.name }} />
          )
        }
        lastDay={
          <div className={styles.lastDay}>
            <Addition part={lastDayOf} props={{ row }} />
          </div>
        }
      />
      {waiting && (
        <p>
          <WaitingBadge waiting={waiting} revision={row.revision} />
        </p>
      )}
      <RecordTrouble
        records={applications}
        id={row.id}
        waiting={waiting}
        onEdit={onEdit}
        theirs={(fields) => (
          <>
            <p>
              <b dir="auto">{programmeOf(fields)}</b>, {i18n._(stageWords[fields.stage])}
            </p>
            <ApplicationFacts fields={fields} />
          </>
        )}
      />
      <div aria-live="polite">{failed && <FieldError id={`failed-${row.id}`}>{failed}</FieldError>}</div>
    </article>
  );
}
