import { type ReactNode, useId } from 'react';
import styles from './matching.module.css';

type SliderProps = {
  label: ReactNode;
  /** the value as it is said, which readers hear too */
  said: string;
  value: number;
  range: { min: number; max: number; step: number };
  help?: ReactNode;
  onChange: (value: number) => void;
};

/** A value on a range, with the value in words beside its name. */
export function Slider({ label, said, value, range, help, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <div className="row">
        <label htmlFor={id}>{label}</label>
        <output className="push num" htmlFor={id}>
          <b>{said}</b>
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={said}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber * 10) / 10)}
      />
      {help && (
        <div className="small dim" id={`${id}-help`}>
          {help}
        </div>
      )}
    </div>
  );
}
