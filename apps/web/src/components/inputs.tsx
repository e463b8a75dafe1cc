import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterPress } from './after-press.ts';
import { Button } from './button.tsx';
import styles from './field.module.css';
import { useFieldProps } from './field.tsx';

export function TextInput({ id, 'aria-describedby': describedBy, onBlur, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} {...useFieldProps(id, describedBy)} onBlur={afterPress(onBlur)} className={styles.input} />;
}

export function TextArea({ id, 'aria-describedby': describedBy, onBlur, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea {...rest} {...useFieldProps(id, describedBy)} onBlur={afterPress(onBlur)} className={styles.input} />
  );
}

export function PasswordInput({ id, 'aria-describedby': describedBy, onBlur, ...rest }: ComponentProps<'input'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.withEnd}>
      <input
        {...rest}
        {...useFieldProps(id, describedBy)}
        onBlur={afterPress(onBlur)}
        type={shown ? 'text' : 'password'}
        className={styles.input}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button look="bare" icon aria-label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff /> : <Eye />}
      </Button>
    </div>
  );
}

export function Select({ id, 'aria-describedby': describedBy, onBlur, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...rest} {...useFieldProps(id, describedBy)} onBlur={afterPress(onBlur)} className={styles.input} />
      <ChevronDown />
    </span>
  );
}

type CheckProps = ComponentProps<'input'> & { children: ReactNode };

export function Checkbox({ children, onBlur, ...rest }: CheckProps) {
  return (
    <label className={styles.check}>
      <input {...rest} onBlur={afterPress(onBlur)} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** A setting that takes effect at once; a Checkbox is an answer in a form. */
export function Switch({ children, ...rest }: CheckProps) {
  return (
    <label className={`${styles.check} ${styles.switch}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
