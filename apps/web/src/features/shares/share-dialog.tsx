import type { ShareScope } from '@lantern/contract/access';
import { plainName } from '@lantern/contract/documents.rules';
import { sharedItemsMax } from '@lantern/contract/shares';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { explain } from '#api/problem-words.ts';
import { useUser } from '#api/session.ts';
import { Button } from '#components/button.tsx';
import { Dialog } from '#components/dialog.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { Field } from '#components/field.tsx';
import { Checkbox, TextInput } from '#components/inputs.tsx';
import { type MentorOption, MentorSelect } from '#components/mentor-select.tsx';
import { Skeleton } from '#components/skeleton.tsx';
import { toast } from '#components/toast.tsx';
import { vaultQuery } from '#features/documents/documents.api.ts';
import { essaysQuery } from '#features/essays/essays.api.ts';
import { dayFromNow, yearAhead } from './days.ts';
import { shareItems, useMentors } from './shares.api.ts';
import styles from './shares.module.css';

type ShareDialogProps = {
  /** `record`, `essays`, `documents`, or one thing: `essays <id>` */
  wanted: readonly string[];
  onClose: () => void;
};

/** A thing as it is ticked: its scope, and its id where it is not the whole scope. */
function itemOf(choice: string): { scope: ShareScope; item_id: string | null } {
  const [scope, item_id = null] = choice.split(' ');
  return { scope: scope as ShareScope, item_id };
}

/** Who, what, until when. */
export function ShareDialog({ wanted, onClose }: ShareDialogProps) {
  const { t, i18n } = useLingui();
  const { id: user } = useUser();
  const formId = useId();
  const { mentors, isEmpty, only, ...asked } = useMentors();
  const essays = useQuery(essaysQuery(user));
  const vault = useQuery(vaultQuery(user));
  const [mentor, setMentor] = useState<MentorOption>();
  const [chosen, setChosen] = useState(wanted);
  const [day, setDay] = useState(() => dayFromNow(30));
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState<string>();
  // one thing of a scope that is shared whole needs no share of its own
  const items = chosen.filter((one) => !one.includes(' ') || !chosen.includes(one.split(' ')[0] ?? ''));
  const to = mentor ?? only;
  const most = i18n.number(sharedItemsMax);

  // what was asked for elsewhere stands first, and stays there
  const wantedFirst = <T extends { _id: string }>(scope: ShareScope, all: readonly T[] | undefined) =>
    all?.toSorted(
      (a, b) => Number(wanted.includes(`${scope} ${b._id}`)) - Number(wanted.includes(`${scope} ${a._id}`)),
    );

  const toggle = (choice: string) =>
    setChosen(chosen.includes(choice) ? chosen.filter((one) => one !== choice) : [...chosen, choice]);
  const box = (choice: string, words: ReactNode) => (
    <Checkbox key={choice} checked={chosen.includes(choice)} onChange={() => toggle(choice)}>
      {words}
    </Checkbox>
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (busy || !to || items.length === 0 || items.length > sharedItemsMax) return;
    setBusy(true);
    setFailed(undefined);
    try {
      await shareItems({ mentor_id: to.id, items: items.map(itemOf), ends_on: day || null });
      const { name } = to;
      toast({ text: t`Shared with ${name}.` });
      onClose();
    } catch (error) {
      setFailed(explain(error, i18n));
      setBusy(false);
    }
  }

  const blocked = asked.blocked > 0 && (
    <Trans>You do not see mentors here whom you can no longer meet or write to.</Trans>
  );
  return (
    <Dialog
      open
      inAddress
      onClose={onClose}
      title={<Trans>Share with a mentor</Trans>}
      actions={
        isEmpty ? undefined : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button look="main" type="submit" form={formId} busy={busy}>
              <Trans>Share</Trans>
            </Button>
          </>
        )
      }
    >
      {!mentors && !asked.error && <Skeleton />}
      {asked.error && (
        <ErrorBlock
          title={<Trans>We could not load the mentors.</Trans>}
          onRetry={asked.refetch}
          busy={asked.isFetching}
        >
          {explain(asked.error, i18n)}
        </ErrorBlock>
      )}
      {isEmpty && (
        <p>{blocked || <Trans>There is no mentor yet. When there is one, you can share with them here.</Trans>}</p>
      )}
      {mentors && !isEmpty && (
        <form id={formId} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          {failed && <ErrorBlock title={<Trans>Nothing was shared</Trans>}>{failed}</ErrorBlock>}
          <MentorSelect
            label={<Trans>Mentor</Trans>}
            help={blocked || undefined}
            error={tried && !to ? t`Choose a mentor.` : undefined}
            nobody={only ? undefined : t`Choose a mentor`}
            search={asked.search}
            mentors={mentors}
            chosen={to}
            onChange={setMentor}
          />
          <fieldset className={styles.choices}>
            <legend>
              <Trans>What may they read?</Trans>
            </legend>
            {box(
              'record',
              <>
                <Trans>My record</Trans>
                <span className={styles.hint}>
                  <Trans>
                    Name and country, schools and grades, tests, activities, family, saved universities. No passport
                    number, no address.
                  </Trans>
                </span>
              </>,
            )}
            {box('essays', <Trans>All my essays and ideas, also those I write later</Trans>)}
            {!chosen.includes('essays') && (
              <List error={essays.error} isEmpty={essays.data?.length === 0}>
                {wantedFirst('essays', essays.data)?.map(({ _id, title }) => box(`essays ${_id}`, <bdi>{title}</bdi>))}
              </List>
            )}
            {box('documents', <Trans>All my documents, also those I add later</Trans>)}
            {!chosen.includes('documents') && (
              <List error={vault.error} isEmpty={vault.data?.documents.length === 0}>
                {wantedFirst('documents', vault.data?.documents)?.map(({ _id, name }) =>
                  box(`documents ${_id}`, <bdi>{plainName(name)}</bdi>),
                )}
              </List>
            )}
            <p className="small dim">
              <Trans>They can also read earlier versions, and see how an essay was written.</Trans>
            </p>
            <p className="small" role="status">
              {tried && items.length === 0 && <Trans>Choose what to share.</Trans>}
              {items.length > sharedItemsMax && <Trans>At most {most} at once.</Trans>}
            </p>
          </fieldset>
          <Field
            label={<Trans>Last day</Trans>}
            help={<Trans>Empty: until you end it. You can end it at any time, and it works at once.</Trans>}
            optional
          >
            <TextInput
              type="date"
              value={day}
              min={dayFromNow(0)}
              max={yearAhead()}
              onChange={({ currentTarget }) => setDay(currentTarget.value)}
            />
          </Field>
        </form>
      )}
    </Dialog>
  );
}

type ListProps = { error: Error | null; isEmpty: boolean; children: ReactNode[] | undefined };

/** Single items below their "all of them". */
function List({ error, isEmpty, children }: ListProps) {
  const { i18n } = useLingui();
  if (isEmpty) return null;
  if (children) return <div className={styles.scroll}>{children}</div>;
  if (error) return <p className="small dim">{explain(error, i18n)}</p>;
  return <Skeleton />;
}
