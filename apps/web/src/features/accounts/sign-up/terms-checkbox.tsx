import { Trans } from '@lingui/react/macro';
import { type ComponentProps, useId } from 'react';
import { FieldError } from '#components/field.tsx';
import { Checkbox } from '#components/inputs.tsx';

type TermsCheckboxProps = Omit<ComponentProps<'input'>, 'children'> & { error: string | undefined };

/** The texts open in a tab of their own, so that what is typed here stays. */
export function TermsCheckbox({ error, ...rest }: TermsCheckboxProps) {
  const id = useId();
  return (
    <div>
      <Checkbox {...rest} aria-invalid={Boolean(error)} aria-describedby={error ? id : undefined}>
        <Trans>
          I agree to the{' '}
          <a href="/terms" target="_blank" rel="noopener">
            terms
          </a>{' '}
          and the{' '}
          <a href="/privacy" target="_blank" rel="noopener">
            privacy policy
          </a>
        </Trans>
      </Checkbox>
      <div aria-live="polite">{error && <FieldError id={id}>{error}</FieldError>}</div>
    </div>
  );
}
