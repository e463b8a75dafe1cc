import type { Endpoint, Input } from '@lantern/contract/endpoint';
import type { Profile } from '@lantern/contract/profile';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { forgetTyped, readForm, saveForm, useKeptForm } from '#api/form-draft.ts';
import { problemWord } from '#api/problem-words.ts';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { putProfile } from './profile.api.ts';
import styles from './profile.module.css';

type Values = Record<string, string | boolean>;
type Schema = Parameters<typeof useForm>[0]['schema'];
export type ProfileForm<V extends Values> = ReturnType<typeof useForm<Schema, V>>;

type EditFormProps<V extends Values> = {
  /** Under this name the device keeps what is typed. */
  name: string;
  to: Endpoint & { body: Schema };
  /** Where the form asks more than the call does. */
  schema?: Schema;
  saved: V;
  /** What of the profile shows the values before the server has them. */
  shown: (values: V) => Profile;
  done: () => void;
  children: (form: ProfileForm<V>) => ReactNode;
};

/** The edit mode of a part of the profile: kept on the device while typed, sent later when there is no connection. */
export function EditForm<V extends Values>({ name, to, schema, saved, shown, done, children }: EditFormProps<V>) {
  const { i18n } = useLingui();
  const [kept] = useState(() => readForm<V>(name));
  const form = useForm({
    schema: schema ?? to.body,
    initial: { ...saved, ...kept.values },
    onSubmit: async (values) => {
      const body = values as V;
      const answer = (await saveForm(name, to, { body } as Input<Endpoint> & { body: Values })) as
        | { profile: Profile }
        | undefined;
      await putProfile(answer?.profile ?? shown(body));
      toast({
        text: answer ? (
          <Trans>Your changes are saved.</Trans>
        ) : (
          <Trans>Saved on this device. Lantern sends it when there is a connection.</Trans>
        ),
      });
      done();
    },
  });
  useKeptForm(name, form.values, saved);

  function cancel() {
    forgetTyped(name);
    done();
  }

  const props: ComponentProps<'form'> = form.props;
  return (
    <form {...props} className={styles.form}>
      {kept.refused && (
        <ErrorBlock title={<Trans>This was not saved</Trans>}>{problemWord(kept.refused, i18n)}</ErrorBlock>
      )}
      {children(form)}
      {form.problem && <ErrorBlock title={<Trans>Your changes were not saved</Trans>}>{form.problem}</ErrorBlock>}
      <div className={styles.actions}>
        <Button type="submit" look="main" busy={form.busy}>
          <Trans>Save Changes</Trans>
        </Button>
        <Button onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
