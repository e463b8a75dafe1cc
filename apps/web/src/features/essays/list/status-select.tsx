import { type EssayStatus, essayStatuses } from '@lantern/contract/essays.types';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Select } from '#components/inputs.tsx';
import { statusWords } from '../essay-words.ts';

type StatusSelectProps = { value: EssayStatus; label: string; onPick: (status: EssayStatus) => void };

/** Milliseconds: each arrow key chooses on its way to the status that is meant. */
const keysRest = 500;

export function StatusSelect({ value, label, onPick }: StatusSelectProps) {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<EssayStatus>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const byKeys = useRef(false);

  const settle = useRef(() => {});
  settle.current = () => {
    clearTimeout(timer.current);
    setChosen(undefined);
    if (chosen !== undefined && chosen !== value) onPick(chosen);
  };
  // also for a list that is left before the keys have rested
  useEffect(() => () => settle.current(), []);

  function choose(next: EssayStatus) {
    clearTimeout(timer.current);
    setChosen(next);
    timer.current = setTimeout(() => settle.current(), byKeys.current ? keysRest : 0);
  }

  return (
    <Select
      value={chosen ?? value}
      aria-label={label}
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={() => {
        byKeys.current = true;
      }}
      onBlur={() => settle.current()}
      onChange={(event) => choose(event.target.value as EssayStatus)}
    >
      {essayStatuses.map((status) => (
        <option key={status} value={status}>
          {i18n._(statusWords[status].label)}
        </option>
      ))}
    </Select>
  );
}
