import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './field.module.css';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean };
const FieldContext = createContext<FieldState | undefined>(undefined);

/** What an input inside a Field must carry so that label, help and error belong to it. */
export function useFieldProps(id?: string, describedBy?: string) {
  const field = useContext(FieldContext);
  const described = [field?.describedBy, describedBy].filter(Boolean).join(' ');
  return {
    id: id ?? field?.id,
    'aria-describedby': described || undefined,
    'aria-invalid': field?.invalid || undefined,
  };
}

type FieldProps = {
  label: ReactNode;
  help?: ReactNode;
  /** The error's sentence in the reader's language, or nothing. */
  error?: string | undefined;
  optional?: boolean;
  children: ReactNode;
};

export function Field({ label, help, error, optional, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>
      <div className={error ? `${styles.field} ${styles.bad}` : styles.field}>
        <label htmlFor={id}>
          {label}
          {optional && (
            <>
              {' '}
              <span className={styles.optional}>
                <Trans>(optional)</Trans>
              </span>
            </>
          )}
        </label>
        {children}
        {help && (
          <p className={styles.help} id={`${id}-help`}>
            {help}
          </p>
        )}
        {/* The live region stands before the error comes, or it is not announced. */}
        <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      </div>
    </FieldContext>
  );
}

/** An error that belongs to one field or group; the field names it with aria-describedby. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert className="s" />
      <span>{children}</span>
    </p>
  );
}
