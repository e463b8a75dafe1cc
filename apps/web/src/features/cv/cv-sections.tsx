import type { Cv, CvSection } from '@lantern/contract/cv';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIdle } from '#api/idle.ts';
import { Button, ButtonLink } from '#components/button.tsx';
import { DragHandle } from '#components/drag-handle.tsx';
import { Checkbox } from '#components/inputs.tsx';
import { partOf } from '#components/lazy.tsx';
import { useDrag } from '#components/use-drag.ts';
import styles from './cv.module.css';
import { partWords } from './cv-words.ts';
import type { Counts } from './record-counts.tsx';

const recordCounts = partOf(async () => (await import('./record-counts.tsx')).RecordCounts);

type CvSectionsProps = { draft: Cv; onChange: (sections: Cv['sections']) => void };

const places: Partial<Record<CvSection, string>> = { education: '/education', activities: '/ecas', tests: '/tests' };

/** The parts in the order of the paper: shown or not, moved by their handle or by buttons, with how much there is of each. */
export function CvSections({ draft, onChange }: CvSectionsProps) {
  const { t, i18n } = useLingui();
  const { sections, summary, languages, awards } = draft;
  const moved = useRef<string>(undefined);
  const isIdle = useIdle();
  const [Counter, setCounter] = useState<Awaited<ReturnType<typeof recordCounts.load>>>();
  const [record, setRecord] = useState<Counts>({});
  // how much there is comes once the screen stands still; without it nothing is said of it
  useEffect(() => {
    if (isIdle)
      void recordCounts.load().then(
        (loaded) => setCounter(() => loaded),
        () => undefined,
      );
  }, [isIdle]);
  const counts: Record<CvSection, number | undefined> = {
    summary: summary.trim() ? 1 : 0,
    education: record.education,
    activities: record.activities,
    tests: record.tests,
    languages: languages.filter(({ name }) => name.trim()).length,
    awards: awards.filter(({ title }) => title.trim()).length,
  };
  const parts = sections.map(({ part }) => part);
  const order = parts.join();
  const list = useRef<HTMLOListElement>(null);
  const { held, placeOf, handle } = useDrag(list, parts, (next) =>
    onChange(sections.toSorted((a, b) => next.indexOf(a.part) - next.indexOf(b.part))),
  );

  // the pressed button moves along with its row, and the browser takes the focus from what moves
  useEffect(() => {
    if (!moved.current || !order) return;
    const [direction, part] = moved.current.split(' ');
    moved.current = undefined;
    const other = direction === 'up' ? 'down' : 'up';
    (document.getElementById(`cv-${direction}-${part}`) ?? document.getElementById(`cv-${other}-${part}`))?.focus();
  }, [order]);

  function move(at: number, by: -1 | 1) {
    const next = [...sections];
    const [section] = next.splice(at, 1);
    if (!section) return;
    next.splice(at + by, 0, section);
    moved.current = `${by < 0 ? 'up' : 'down'} ${section.part}`;
    onChange(next);
  }

  return (
    <section aria-labelledby="cv-parts">
      <h2 id="cv-parts">
        <Trans>Parts, in their order</Trans>
      </h2>
      {Counter && <Counter onCounts={setRecord} />}
      <ol className={styles.parts} ref={list}>
        {sections.map(({ part, shown }, at) => {
          const name = i18n._(partWords[part]);
          const count = counts[part];
          const place = places[part];
          const figure = count === undefined ? undefined : i18n.number(count);
          return (
            <li key={part} data-id={part} style={placeOf(part)} className={part === held ? styles.held : undefined}>
              <Checkbox
                checked={shown}
                onChange={({ target }) =>
                  onChange(sections.map((one) => (one.part === part ? { part, shown: target.checked } : one)))
                }
              >
                {name}{' '}
                <span className={`small dim ${styles.count}`}>
                  {count === 0 && <Trans>nothing yet, left out</Trans>}
                  {count !== undefined && count > 0 && part !== 'summary' && <Trans>entries: {figure}</Trans>}
                </span>
              </Checkbox>
              <span className={styles.moves}>
                {place && (
                  <ButtonLink look="bare" href={place} aria-label={t`Edit: ${name}`}>
                    <Trans>Edit</Trans>
                  </ButtonLink>
                )}
                <DragHandle {...handle(part)} />
                {at > 0 && (
                  <Button
                    look="bare"
                    icon
                    id={`cv-up-${part}`}
                    aria-label={t`Up: ${name}`}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp />
                  </Button>
                )}
                {at < sections.length - 1 && (
                  <Button
                    look="bare"
                    icon
                    id={`cv-down-${part}`}
                    aria-label={t`Down: ${name}`}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown />
                  </Button>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
