import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tabs.module.css';

export type Tab<Name extends string> = { name: Name; label: ReactNode; panel: ReactNode };
type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChange: (name: Name) => void;
};

/** All panels stay mounted, so that what is typed in one survives a look at another. */
export function Tabs<Name extends string>({ label, tabs, current, onChange }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the row scrolls; moved by hand, as scrollIntoView would move the page too.
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector(`#${CSS.escape(`${id}-${current}`)}`)];
    if (!row || !tab) return;
    const [seen, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (box.left < seen.left) row.scrollLeft += box.left - seen.left;
    if (box.right > seen.right) row.scrollLeft += box.right - seen.right;
  }, [current, id]);

  function move(event: KeyboardEvent) {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex((tab) => tab.name === current);
    const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
    let next = step === undefined ? undefined : (at + step + tabs.length) % tabs.length;
    if (event.key === 'Home') next = 0;
    if (event.key === 'End') next = tabs.length - 1;
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChange(tab.name);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-controls={`${id}-${tab.name}-panel`}
            aria-selected={tab.name === current}
            tabIndex={tab.name === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== current}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
