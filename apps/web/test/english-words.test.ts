import { expect, test } from 'vitest';
import { englishOf } from '../build/english-words.ts';

const head = (language: string) => `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n`;

test('English is made of the ids of another language: plain, long, plural, and the sentences of the contract', () => {
  const bangla = `${head('bn')}
msgid "Answered"
msgstr "উত্তর দেওয়া হয়েছে"

msgid ""
"A sentence that stands "
"in two lines"
msgstr "এক লাইন"

#. placeholder {0}: shown.length
msgid "{0, plural, one {# answer} other {# answers}}"
msgstr ""

msgid "contract: Write a message."
msgstr "একটি বার্তা লিখুন।"
`;
  expect(englishOf(bangla)).toBe(`${head('en')}
msgid "Answered"
msgstr "Answered"

msgid ""
"A sentence that stands "
"in two lines"
msgstr ""
"A sentence that stands "
"in two lines"

#. placeholder {0}: shown.length
msgid "{0, plural, one {# answer} other {# answers}}"
msgstr "{0, plural, one {# answer} other {# answers}}"

msgid "contract: Write a message."
msgstr "Write a message."
`);
});
