import { Trans, useLingui } from '@lingui/react/macro';
import { NotebookPen } from 'lucide-react';
import { useLocation } from 'wouter';
import { About } from '#components/about.tsx';
import { Button, ButtonLink } from '#components/button.tsx';
import { RecordCard } from '#components/record/record-card.tsx';
import { RecordScreen } from '#components/record/record-screen.tsx';
import styles from './development.module.css';
import { goalView } from './goal-view.tsx';
import { LogSection } from './log-section.tsx';

export function Screen() {
  const { t } = useLingui();
  const [, go] = useLocation();
  return (
    <RecordScreen
      view={goalView}
      title={<Trans>Activity development</Trans>}
      about={<About />}
      list={(rows, edit) => (
        <ul className={styles.cards}>
          {rows.map((row) => (
            <li key={row.id}>
              <RecordCard
                view={goalView}
                row={row}
                onEdit={() => edit(row.id)}
                actions={
                  !row.closed && (
                    <Button
                      look="bare"
                      aria-label={t`Log it: ${row.title}`}
                      onClick={() => go(`/eca-development?log=new&goal=${row.id}`)}
                    >
                      <NotebookPen />
                      <Trans>Log it</Trans>
                    </Button>
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    >
      <LogSection />
      <p>
        <ButtonLink look="bare" href="/extracurricular-plus">
          <Trans>Find what could be next</Trans>
        </ButtonLink>
      </p>
    </RecordScreen>
  );
}
