import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '#components/field.tsx';
import { TextArea } from '#components/inputs.tsx';

const most = 600;

export function CvSummary({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { i18n } = useLingui();
  const [used, all] = [text.length, most].map((figure) => i18n.number(figure));
  return (
    <section aria-labelledby="cv-about">
      <h2 id="cv-about">
        <Trans>About me</Trans>
      </h2>
      <Field
        label={<Trans>Two or three sentences in your own words</Trans>}
        help={
          <Trans>
            {used} of {all} characters
          </Trans>
        }
        optional
      >
        <TextArea
          name="summary"
          dir="auto"
          value={text}
          rows={4}
          maxLength={most}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </section>
  );
}
