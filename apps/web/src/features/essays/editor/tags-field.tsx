import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import styles from './editor.module.css';

const mostTags = 20;
const longestTag = 40;

type TagsFieldProps = { tags: readonly string[]; onChange: (tags: readonly string[]) => void };

export function TagsField({ tags, onChange }: TagsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');

  function add() {
    const tag = typed.trim();
    if (tag && !tags.includes(tag) && tags.length < mostTags) onChange([...tags, tag]);
    setTyped('');
  }

  return (
    <div className="stack">
      <Field
        label={<Trans>Tags</Trans>}
        optional
        help={<Trans>Words that help you find this essay, such as a university's name.</Trans>}
      >
        <div className={styles.addTag}>
          <TextInput
            value={typed}
            maxLength={longestTag}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
            onBlur={add}
          />
          <Button icon aria-label={t`Add this tag`} onClick={add}>
            <Plus />
          </Button>
        </div>
      </Field>
      {tags.length > 0 && (
        <ul className="row wrap" aria-label={t`Tags of this essay`}>
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
              <Button
                look="bare"
                icon
                aria-label={t`Remove the tag ${tag}`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                <X className="s" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
