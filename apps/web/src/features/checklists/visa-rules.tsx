import type { VisaPack } from '@lantern/contract/checklists';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ExternalLink } from 'lucide-react';
import { WorldFactView } from '#components/world-fact.tsx';
import { FactName } from './fact-name.tsx';

/** Fees and rules with their sources, the official pages, and who decides. */
export function VisaRules({ pack, today }: { pack: VisaPack; today: string }) {
  return (
    <details className="fold">
      <summary>
        {pack.facts.length > 0 ? (
          <Trans>Fees and rules, and where they come from</Trans>
        ) : (
          <Trans>Official pages</Trans>
        )}
        <ChevronDown />
      </summary>
      <div className="stack">
        <p className="small">
          <Trans>The embassy decides, not Lantern. Read the official page before you pay or sign.</Trans>
        </p>
        {pack.facts.map((fact) => (
          <WorldFactView
            key={`${fact.key} ${fact.about}`}
            fact={fact}
            today={today}
            label={<FactName name={fact.key} />}
          />
        ))}
        {pack.facts.length > 0 && (
          <h3>
            <Trans>Official pages</Trans>
          </h3>
        )}
        <ul className="rules closed">
          {pack.links.map(({ title, url }) => (
            <li key={url}>
              <a className="btn bare" href={url} target="_blank" rel="noreferrer">
                <bdi lang="en">{title}</bdi>
                <ExternalLink className="s" aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
