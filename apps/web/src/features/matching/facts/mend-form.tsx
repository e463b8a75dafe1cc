import { type EditableFact, mendFact } from '@lantern/contract/matching.facts';
import { Trans } from '@lingui/react/macro';
import { Button } from '#components/button.tsx';
import { ErrorBlock } from '#components/error-block.tsx';
import { useForm } from '#components/use-form.ts';
import { mend } from './facts.api.ts';
import { WrittenFields } from './written-fields.tsx';

/** Writes a fact anew: the value as in the files of the catalogue, who says so, and the day it was read. */
export function MendForm({ reported, onCancel }: { reported: EditableFact; onCancel: () => void }) {
  const { fact, revision, written } = reported;
  const form = useForm({
    schema: mendFact.body,
    initial: { fact_id: fact._id, base_revision: revision, ...written },
    onSubmit: mend,
  });
  return (
    <form {...form.props} className="stack">
      <WrittenFields form={form} />
      {form.problem && <ErrorBlock title={<Trans>It was not saved</Trans>}>{form.problem}</ErrorBlock>}
      <div className="row wrap">
        <Button onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
        <Button look="main" type="submit" busy={form.busy}>
          <Trans>Save the fact</Trans>
        </Button>
      </div>
    </form>
  );
}
