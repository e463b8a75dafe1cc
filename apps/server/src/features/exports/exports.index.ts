// The page of an export: a plain list that opens from the disk, without scripts and without a connection.
import { exportWords } from '@lantern/content/export-words';
import { isRightToLeft, type Language } from '@lantern/contract/languages';

/** What a row says: names of columns and short texts. */
export type Excerpt = (readonly [name: string, text: string])[];

export type ExportList = {
  made: Date;
  parts: {
    title: string;
    tables: { title: string; path: string; rows: number; shown: Excerpt[] }[];
    files: { title: string; path: string }[];
  }[];
  /** titles of files that the storage does not have */
  missing: string[];
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const asText = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const linkTo = (path: string) => asText(path.split('/').map(encodeURIComponent).join('/'));

/** A table with more rows than this is folded. */
const openRows = 3;

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem}h3{margin-bottom:.25rem;font-size:1rem}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.1rem 1rem;margin:.25rem 0 1rem}dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
summary{cursor:pointer;padding:.5rem 0}dl+dl{border-block-start:1px solid #a8a29e;padding-block-start:.5rem}
ul{padding-inline-start:1.2rem}li{overflow-wrap:anywhere}a{color:#92400e}
@media(prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1917}dt{color:#a8a29e}a{color:#fbbf24}}`;

export function writeIndex(
  { made, parts, missing }: ExportList,
  { language, zone }: { language: Language; zone: string | undefined },
): string {
  const words = exportWords(language);
  const sections = parts.map(
    ({ title, tables, files }) => `<section>
<h2>${asText(title)}</h2>
${files.length > 0 ? `<ul>\n${files.map(({ title, path }) => `<li><a href="${linkTo(path)}"><bdi>${asText(title)}</bdi></a></li>`).join('\n')}\n</ul>` : ''}
${tables.map((table) => writeTable(table, words)).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${isRightToLeft(language) ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${asText(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${asText(words.title)}</h1>
<p>${asText(words.madeAt)} <time datetime="${made.toISOString()}">${timeIn(made, zone)}</time></p>
<p>${asText(words.about)}</p>
<p>${asText(words.secrets)}</p>
${missing.length > 0 ? `<h2>${asText(words.missing)}</h2>\n<ul>\n${missing.map((title) => `<li><bdi>${asText(title)}</bdi></li>`).join('\n')}\n</ul>` : ''}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

type Words = ReturnType<typeof exportWords>;

function writeTable({ title, path, rows, shown }: ExportList['parts'][number]['tables'][number], words: Words): string {
  const head = `<h3><a href="${linkTo(path)}">${asText(title)}</a> (${rows})</h3>`;
  const list = shown.map(writeRow).join('\n');
  if (shown.length <= openRows) return `${head}\n${list}`;
  const look = rows > shown.length ? words.lookAtFirst.replace('{count}', String(shown.length)) : words.look;
  return `${head}\n<details><summary>${asText(look)}</summary>\n${list}\n</details>`;
}

const writeRow = (row: Excerpt) =>
  `<dl>${row.map(([name, text]) => `<dt>${asText(name)}</dt><dd><bdi>${asText(text)}</bdi></dd>`).join('')}</dl>`;

/** A time to the minute in UTC, and in the student's zone: 2027-01-14 16:05 UTC (22:05 Asia/Dhaka). */
export function timeIn(at: Date, zone: string | undefined): string {
  const [day = '', minute = ''] = at.toISOString().slice(0, 16).split('T');
  if (!zone || zone === 'UTC') return `${day} ${minute} UTC`;
  try {
    const [there = '', then = ''] = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(at)
      .split(' ');
    return `${day} ${minute} UTC (${there === day ? '' : `${there} `}${then} ${zone})`;
  } catch {
    return `${day} ${minute} UTC`;
  }
}

/** A time as PostgreSQL writes it into JSON, to the minute and in UTC. */
const time = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)[\d:.]*\+00:00$/;

/** What the page shows of a row, given as JSON. Numbers by which the database tells rows apart say nothing there. */
export function excerptOf(row: string, zone?: string): Excerpt {
  return Object.entries(JSON.parse(row)).flatMap(([column, value]) => {
    if (value === null || /(^|_)(id|key)$/.test(column)) return [];
    const text =
      typeof value === 'string'
        ? value.replace(time, (instant) => timeIn(new Date(instant), zone))
        : JSON.stringify(value);
    if (text === '' || text === '[]' || text === '{}') return [];
    const words = column.replaceAll('_', ' ');
    const short = text.length > 600 ? `${text.slice(0, 600).toWellFormed()} …` : text;
    return [[words.charAt(0).toUpperCase() + words.slice(1), short] as const];
  });
}
