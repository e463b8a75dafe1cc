// Reactive Resume (https://rxresu.me) keeps CVs in a form of its own, which changed between its versions 4 and 5. It is
// put into the form of JSON Resume, so that one reader takes both.
import { readPeriod } from './json-resume.dates.ts';

type Item = { [field: string]: unknown };
const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isReactiveResume = (file: Item) =>
  isItem(file.sections) &&
  Object.values(file.sections).some((section) => isItem(section) && ('items' in section || 'content' in section));

/** What an item says of itself to the program alone. */
const technical = [
  'id',
  'visible',
  'hidden',
  'columns',
  'separateLinks',
  'options',
  'icon',
  'iconColor',
  'showLinkInTitle',
];

/** What its two versions call a field, by what JSON Resume calls it. */
const otherNames: { [list: string]: { [field: string]: string } } = {
  work: { company: 'name', description: 'summary' },
  volunteer: { description: 'summary' },
  education: { school: 'institution', degree: 'studyType', grade: 'score', summary: 'honors', description: 'honors' },
  awards: { description: 'summary' },
  certificates: { title: 'name' },
  projects: { summary: 'highlights' },
  languages: { name: 'language', description: 'fluency' },
};

const lists: { [section: string]: string } = { experience: 'work', certifications: 'certificates' };

/** Links are an address with a label in both versions; only the address is one. */
const linkOf = (value: unknown) => (isItem(value) ? (value.href ?? value.url) : value);

function itemOf(item: Item, list: string): Item {
  const made: Item = {};
  for (const [field, value] of Object.entries(item)) {
    if (technical.includes(field)) continue;
    if (field === 'url' || field === 'website') made.url = linkOf(value);
    else if ((field === 'date' || field === 'period') && list !== 'awards' && list !== 'certificates') {
      const period = typeof value === 'string' ? readPeriod(value) : undefined;
      Object.assign(made, period ?? (list === 'education' ? { endDate: value } : { startDate: value }));
    } else {
      const name = otherNames[list]?.[field] ?? field;
      // both names can be there, one of them empty
      if (made[name] === undefined || made[name] === '')
        made[name] = name === 'highlights' && typeof value === 'string' ? [value] : value;
    }
  }
  return made;
}

/** The same CV as an object of JSON Resume. */
export function fromReactiveResume(file: Item): Item {
  const sections = isItem(file.sections) ? file.sections : {};
  const {
    headline,
    url,
    website,
    customFields,
    picture: _,
    location,
    ...basics
  } = isItem(file.basics) ? file.basics : {};
  const summary = isItem(sections.summary) ? sections.summary : file.summary;
  const made: Item = {
    basics: {
      ...basics,
      label: headline,
      url: linkOf(url ?? website),
      location: typeof location === 'string' ? { address: location } : location,
      customFields,
      summary: isItem(summary) ? summary.content : '',
    },
  };
  for (const [section, content] of Object.entries(sections)) {
    if (!isItem(content) || !Array.isArray(content.items)) continue;
    const list = lists[section] ?? section;
    made[list] = content.items.filter(isItem).map((item) => itemOf(item, list));
  }
  if (isItem(sections.custom)) made.custom = sections.custom;
  if (Array.isArray(file.customSections)) made.custom = file.customSections;
  return made;
}
