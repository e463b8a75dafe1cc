import {
  type AccessToken,
  type AccessTokenArea,
  accessTokenAreaIds,
  accessTokenDays,
  createAccessToken,
  deleteAccessToken,
  newAccessTokenSchema,
} from '@lantern/contract/accounts.access-tokens';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Terminal } from 'lucide-react';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { intlLocale } from '#api/intl-locale.ts';
import { Button } from '#components/button.tsx';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { CopyLine } from '#components/copy-button.tsx';
import { formatDay } from '#components/dates.ts';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field, FieldError } from '#components/field.tsx';
import { FormField } from '#components/form-field.tsx';
import { Checkbox, Select } from '#components/inputs.tsx';
import { toast } from '#components/toast.tsx';
import { useForm } from '#components/use-form.ts';
import { accessTokensQuery, refreshAccessTokens } from '../accounts.api.ts';
import { CurrentPassword } from './current-password.tsx';
import { KeyList } from './key-list.tsx';
import { SecuritySetting } from './security-setting.tsx';

const areaWords: Record<AccessTokenArea, MessageDescriptor> = {
  record: msg`Profile and record`,
  essays: msg`Essays`,
  documents: msg`Documents`,
  universities: msg`Universities and scholarships`,
  applications: msg`Applications, tasks and money`,
  calendar: msg`Calendar and dashboard`,
};

/** The access tokens of this account, and the form that makes one. */
export function AccessTokens({ asksPassword }: { asksPassword: boolean }) {
  const { data: tokens, error } = useQuery(accessTokensQuery);
  const [removing, setRemoving] = useState<AccessToken>();
  const remove = useMutation({
    mutationFn: async ({ id }: AccessToken) => {
      await call(deleteAccessToken, { body: { id } });
      toast({ text: <Trans>Access token removed.</Trans> });
      await refreshAccessTokens();
    },
    onSettled: () => setRemoving(undefined),
  });

  const removed = removing?.name ?? '';
  return (
    <SecuritySetting
      title={<Trans>Access tokens</Trans>}
      state={
        <>
          <p className="dim">
            <Trans>
              For programs that you write yourself: a token opens a part of your workspace to them.{' '}
              <a href="/api/docs">The API of this Lantern</a>
            </Trans>
          </p>
          <KeyList
            icon={Terminal}
            keys={tokens}
            linesOf={(token) => <TokenLines token={token} />}
            onRemove={setRemoving}
            error={error ?? remove.error}
            failed={<Trans>Your access tokens could not be read or changed</Trans>}
          />
          <ConfirmDialog
            open={removing !== undefined}
            title={<Trans>Remove this access token?</Trans>}
            confirm={<Trans>Remove</Trans>}
            danger
            busy={remove.isPending}
            onConfirm={() => removing && remove.mutate(removing)}
            onCancel={() => setRemoving(undefined)}
          >
            <p>
              <Trans>
                Programs that use <bdi>{removed}</bdi> reach nothing here any more.
              </Trans>
            </p>
          </ConfirmDialog>
        </>
      }
      action={<Trans>Make an access token</Trans>}
    >
      {(close) => <NewToken asksPassword={asksPassword} onDone={close} />}
    </SecuritySetting>
  );
}

function TokenLines({ token }: { token: AccessToken }) {
  const { i18n } = useLingui();
  const areas = new Intl.ListFormat(intlLocale(i18n.locale)).format(token.areas.map((area) => i18n._(areaWords[area])));
  const until = formatDay(new Date(token.expiresAt), i18n);
  const used = token.lastUsedAt && formatDay(new Date(token.lastUsedAt), i18n);
  const isOver = new Date(token.expiresAt) < new Date();
  return (
    <>
      <p className="small dim">
        {areas}. {token.mayWrite ? <Trans>It may change things.</Trans> : <Trans>It only reads.</Trans>}
      </p>
      <p className="small dim">
        {isOver ? <Trans>Ran out on {until}.</Trans> : <Trans>Good until {until}.</Trans>}{' '}
        {used ? <Trans>Last used on {used}.</Trans> : <Trans>Never used.</Trans>}
      </p>
    </>
  );
}

function NewToken({ asksPassword, onDone }: { asksPassword: boolean; onDone: () => void }) {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? (
    <TokenForm asksPassword={asksPassword} onSecret={setSecret} />
  ) : (
    <Secret secret={secret} onDone={onDone} />
  );
}

/** Shown in the one moment in which it is known. */
function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p role="status">
        <Trans>This is your access token. It is shown only now: copy it to your program.</Trans>
      </p>
      <CopyLine label={t`Access token`} text={secret} />
      <div>
        <Button look="main" onClick={onDone}>
          <Trans>I have copied it</Trans>
        </Button>
      </div>
    </div>
  );
}

type Values = { name: string; areas: AccessTokenArea[]; mayWrite: boolean; days: number; password?: string };

function TokenForm({ asksPassword, onSecret }: { asksPassword: boolean; onSecret: (secret: string) => void }) {
  const { i18n } = useLingui();
  const initial: Values = { name: '', areas: [], mayWrite: false, days: 90, ...(asksPassword && { password: '' }) };
  const form = useForm({
    schema: newAccessTokenSchema,
    initial,
    onSubmit: async (wanted) => {
      const { secret } = await call(createAccessToken, { body: wanted });
      onSecret(secret);
      await refreshAccessTokens();
    },
  });
  const { areas, days } = form.values;
  const flip = (area: AccessTokenArea) =>
    form.set('areas', areas.includes(area) ? areas.filter((one) => one !== area) : [...areas, area]);
  const areaError = form.error('areas');
  return (
    <form {...form.props} className="stack">
      <FormField form={form} name="name" label={<Trans>Name of the program</Trans>} />
      <fieldset aria-describedby={areaError && 'areas-error'}>
        <legend>
          <Trans>What it opens</Trans>
        </legend>
        {accessTokenAreaIds.map((area) => (
          <Checkbox key={area} name="areas" checked={areas.includes(area)} onChange={() => flip(area)}>
            {i18n._(areaWords[area])}
          </Checkbox>
        ))}
        <div aria-live="polite">{areaError && <FieldError id="areas-error">{areaError}</FieldError>}</div>
      </fieldset>
      <Checkbox {...form.check('mayWrite')}>
        <Trans>It may also change and delete things</Trans>
      </Checkbox>
      <Field label={<Trans>How long it is good</Trans>}>
        <Select name="days" value={days} onChange={({ target }) => form.set('days', Number(target.value))}>
          {accessTokenDays.map((count) => (
            <option key={count} value={count}>
              <Plural value={count} one="# day" other="# days" />
            </option>
          ))}
        </Select>
      </Field>
      {asksPassword && <CurrentPassword form={form} />}
      {form.problem && <ErrorBlock title={<Trans>No access token was made</Trans>}>{form.problem}</ErrorBlock>}
      <Button type="submit" look="main" busy={form.busy}>
        <Trans>Make an access token</Trans>
      </Button>
    </form>
  );
}
