import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { afterPress } from './after-press.ts';
import { Button } from './button.tsx';
import styles from './field.module.css';
import { useFieldProps } from './field.tsx';

const inputClass = (extra: string | undefined) => [styles.input, extra].filter(Boolean).join(' ');

type Written = { dir?: string | undefined; type?: string | undefined; value?: unknown };

/**
 * What people write runs as its words do, whatever the page's direction: English in an Arabic page would begin out of sight,
 * and the parts of a phone number would change places. An empty field runs as the page, and so do numbers.
 */
function directionOf({ dir, type = 'text', value }: Written): string | undefined {
  if (typeof value !== 'string') return dir;
  if (value === '') return dir === 'auto' ? undefined : dir;
  if (['email', 'url', 'tel'].includes(type)) return dir ?? 'ltr';
  return dir ?? (['text', 'search'].includes(type) && /\p{L}/u.test(value) ? 'auto' : undefined);
}

export function TextInput({ id, className, ...rest }: ComponentProps<'input'>) {
  const { 'aria-describedby': describedBy, onBlur } = rest;
  return (
    <input
      {...rest}
      dir={directionOf(rest)}
      {...useFieldProps(id, describedBy)}
      onBlur={afterPress(onBlur)}
      className={inputClass(className)}
    />
  );
}

export function TextArea({ id, className, ...rest }: ComponentProps<'textarea'>) {
  const { 'aria-describedby': describedBy, onBlur } = rest;
  return (
    <textarea
      {...rest}
      dir={directionOf(rest)}
      {...useFieldProps(id, describedBy)}
      onBlur={afterPress(onBlur)}
      className={inputClass(className)}
    />
  );
}

export function PasswordInput({ id, className, ...rest }: ComponentProps<'input'>) {
  const { 'aria-describedby': describedBy, onBlur } = rest;
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.withEnd}>
      <input
        {...rest}
        {...useFieldProps(id, describedBy)}
        onBlur={afterPress(onBlur)}
        type={shown ? 'text' : 'password'}
        className={inputClass(className)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button look="bare" icon aria-label={t`Show password`} aria-pressed={shown} onClick={() => setShown(!shown)}>
        {shown ? <EyeOff /> : <Eye />}
      </Button>
    </div>
  );
}

export function Select({ id, className, ...rest }: ComponentProps<'select'>) {
  const { 'aria-describedby': describedBy, onBlur } = rest;
  return (
    <span className={styles.select}>
      <select
        {...rest}
        {...useFieldProps(id, describedBy)}
        onBlur={afterPress(onBlur)}
        className={inputClass(className)}
      />
      <ChevronDown />
    </span>
  );
}

type CheckProps = ComponentProps<'input'> & { children: ReactNode };

export function Checkbox({ children, className, onBlur, ...rest }: CheckProps) {
  return (
    <label className={[styles.check, className].filter(Boolean).join(' ')}>
      <input {...rest} onBlur={afterPress(onBlur)} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

/** A setting that takes effect at once; a Checkbox is an answer in a form. */
export function Switch({ children, className, ...rest }: CheckProps) {
  return (
    <label className={[styles.check, styles.switch, className].filter(Boolean).join(' ')}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own checked state */}
      <input {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </label>
  );
}
