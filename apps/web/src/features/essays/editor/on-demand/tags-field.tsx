import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { endsWord } from '#components/ends-word.ts';
import { Field } from '#components/field.tsx';
import { TextInput } from '#components/inputs.tsx';
import styles from '../settings.module.css';
import { joinTag, longestTag, mostTags } from '../tags.ts';

type TagsFieldProps = { tags: readonly string[]; onChange: (tags: readonly string[]) => void };

export function TagsField({ tags, onChange }: TagsFieldProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const most = i18n.number(mostTags);
  const full = tried && joinTag(tags, typed) === undefined;

  function add() {
    const next = joinTag(tags, typed);
    setTried(true);
    if (!next) return;
    if (next !== tags) onChange(next);
    setTyped('');
  }

  return (
    <div className="stack">
      <Field
        label={<Trans>Tags</Trans>}
        optional
        help={<Trans>Words that help you find this essay, such as a university's name.</Trans>}
        error={full ? t`An essay can have at most ${most} tags. Remove one first.` : undefined}
      >
        <div className={styles.addTag}>
          <TextInput
            value={typed}
            maxLength={longestTag}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || endsWord(event)) return;
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
