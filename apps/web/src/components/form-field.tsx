import type { ChangeEvent, ComponentProps, ComponentType, ReactNode } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './inputs.tsx';

/** What a field needs of useForm's answer. */
type FormOf<Name extends string> = {
  text: (name: Name) => {
    name: string;
    value: string;
    onBlur: () => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  error: (name: Name) => string | undefined;
};

type FormFieldProps<Name extends string> = Omit<ComponentProps<'input'>, 'form' | 'name'> & {
  form: FormOf<Name>;
  name: NoInfer<Name>;
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
  /** Goes before the form's own error for this field. */
  error?: string | undefined;
  /** Another input of inputs.tsx. */
  as?: ComponentType<ComponentProps<'input'>>;
};

/** One text of a form with its label, help and error. */
export function FormField<Name extends string>({
  form,
  name,
  label,
  help,
  optional,
  error,
  as: Input = TextInput,
  ...rest
}: FormFieldProps<Name>) {
  return (
    <Field label={label} help={help} optional={optional ?? false} error={error ?? form.error(name)}>
      <Input {...form.text(name)} {...rest} />
    </Field>
  );
}
