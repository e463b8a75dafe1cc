import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

type SegmentsProps<Value extends string> = {
  /** Read out, not shown. */
  label: ReactNode;
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
};

/** One of a few that stand side by side, chosen at once. */
export function Segments<Value extends string>({ label, choices, chosen, onChoose }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">{label}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
