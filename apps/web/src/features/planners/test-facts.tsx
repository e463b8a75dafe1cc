import type { PrepPack } from '@lantern/contract/planners.test-prep';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { WorldFactView } from '#components/world-fact.tsx';

const aboutWords: Record<string, MessageDescriptor> = {
  form: msg`How long, and what is in it`,
  result: msg`Days until the result`,
  again: msg`Taking it again`,
};

/** What is said of the test itself, each with its source and day. */
export function TestFacts({ pack, today }: { pack: PrepPack; today: string }) {
  const { i18n } = useLingui();
  return (
    <section className="stack" aria-labelledby="test-facts">
      <h2 id="test-facts">
        <Trans>About the test</Trans>
      </h2>
      <p className="small dim">
        <Plural
          value={pack.facts.length}
          _0="We have read nothing about this test yet."
          one="# fact, with its source."
          other="# facts, with their sources."
        />{' '}
        <Trans>Fees are different in each country. Look at the test’s own page before you pay.</Trans>
      </p>
      {pack.facts.map((fact) => {
        const word = aboutWords[fact.about];
        return (
          <WorldFactView
            key={fact.about}
            fact={{ ...fact, about: '' }}
            label={word ? i18n._(word) : fact.about}
            today={today}
          />
        );
      })}
    </section>
  );
}
