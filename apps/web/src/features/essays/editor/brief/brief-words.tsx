import type { Essay, Idea } from '@lantern/contract/essays';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Checkbox } from '#components/inputs.tsx';
import strip from './brief.module.css';
import styles from './brief-words.module.css';
import { putTicked, tickedQuery } from './ticked.ts';

export type BriefWordsProps = { id: string; essay: Essay | undefined; prompt: string };

/** The prompt and the idea in full. */
export function BriefWords({ id, essay, prompt }: BriefWordsProps) {
  const idea = essay?.idea;
  const more = essay?.prompt_count ?? 0;
  const asked = prompt.trim();
  if (!asked && !idea && more === 0) return null;
  return (
    <div className={styles.body}>
      {asked && (
        <p className={styles.prompt} dir="auto">
          {asked}
        </p>
      )}
      {more > 0 && (
        <p className="small dim">
          <Plural value={more} one="It also answers # other prompt." other="It also answers # other prompts." />
        </p>
      )}
      {idea && !asked && <IdeaWords id={id} idea={idea} />}
      {idea && asked && (
        <details open={essay?.overall === null}>
          <summary>
            <span className={strip.line}>
              <b>
                <Trans>Idea</Trans>
              </b>{' '}
              <span className={strip.start} dir="auto">
                {idea.title}
              </span>
            </span>
            <ChevronDown className="s push" />
          </summary>
          <IdeaWords id={id} idea={idea} />
        </details>
      )}
    </div>
  );
}

function IdeaWords({ id, idea }: { id: string; idea: Idea }) {
  const { data: ticked = [] } = useQuery(tickedQuery(id));
  const { summary, how_to_start, what_to_include, why_it_works } = idea;
  return (
    <div className={styles.words}>
      {summary && <p dir="auto">{summary}</p>}
      <dl>
        {how_to_start && (
          <>
            <dt>
              <Trans>How to start</Trans>
            </dt>
            <dd dir="auto">{how_to_start}</dd>
          </>
        )}
        {what_to_include.length > 0 && (
          <>
            <dt>
              <Trans>What to include</Trans>
            </dt>
            <dd>
              {what_to_include.map((point) => (
                <Checkbox
                  key={point}
                  checked={ticked.includes(point)}
                  onChange={({ target }) =>
                    void putTicked(id, target.checked ? [...ticked, point] : ticked.filter((each) => each !== point))
                  }
                >
                  <span dir="auto">{point}</span>
                </Checkbox>
              ))}
            </dd>
          </>
        )}
        {why_it_works && (
          <>
            <dt>
              <Trans>Why it works</Trans>
            </dt>
            <dd dir="auto">{why_it_works}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
