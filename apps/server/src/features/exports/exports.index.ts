// The page of an export: a plain list that opens from the disk, without scripts and without a connection.
import { type ExportLanguage, exportWords } from '@lantern/content/export-words';

export type ExportList = {
  made: Date;
  parts: {
    name: string;
    tables: { name: string; path: string; rows: number; shown: Record<string, unknown>[] }[];
    files: { title: string; path: string }[];
  }[];
  /** titles of files that the storage does not have */
  missing: string[];
};

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const asText = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const linkTo = (path: string) => asText(path.split('/').map(encodeURIComponent).join('/'));

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917;background:#fff}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem}h3{margin-bottom:.25rem;font-size:1rem}
dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.1rem 1rem;margin:.25rem 0 1rem}dt{color:#57534e}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
ul{padding-inline-start:1.2rem}li{overflow-wrap:anywhere}a{color:#92400e}
@media(prefers-color-scheme:dark){body{color:#f5f5f4;background:#1c1917}dt{color:#a8a29e}a{color:#fbbf24}}`;

export function writeIndex({ made, parts, missing }: ExportList, language: ExportLanguage): string {
  const words = exportWords[language];
  const sections = parts.map(
    ({ name, tables, files }) => `<section>
<h2>${asText(words.parts[name] ?? name)}</h2>
${files.length > 0 ? `<ul>\n${files.map(({ title, path }) => `<li><a href="${linkTo(path)}"><bdi>${asText(title)}</bdi></a></li>`).join('\n')}\n</ul>` : ''}
${tables.map((table) => writeTable(table, words)).join('\n')}
</section>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
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
<p>${asText(words.madeAt)} <time datetime="${made.toISOString()}">${made.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></p>
<p>${asText(words.about)}</p>
<p>${asText(words.secrets)}</p>
${missing.length > 0 ? `<h2>${asText(words.missing)}</h2>\n<ul>\n${missing.map((title) => `<li><bdi>${asText(title)}</bdi></li>`).join('\n')}\n</ul>` : ''}
${sections.join('\n')}
</main>
</body>
</html>
`;
}

type Words = (typeof exportWords)[ExportLanguage];

function writeTable({ name, path, rows, shown }: ExportList['parts'][number]['tables'][number], words: Words): string {
  const head = `<h3><a href="${linkTo(path)}">${asText(words.tables[name] ?? name)}</a> (${rows})</h3>`;
  return [head, ...shown.map(writeRow)].join('\n');
}

function writeRow(row: Record<string, unknown>): string {
  // numbers by which the database tells rows apart are in the data, and say nothing here
  const facts = Object.entries(row).filter(
    ([name, value]) => value !== null && String(value) !== '' && !/(^|_)(id|key)$/.test(name),
  );
  const lines = facts.map(([name, value]) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const short = text.length > 600 ? `${text.slice(0, 600).toWellFormed()} …` : text;
    return `<dt>${asText(name.replaceAll('_', ' '))}</dt><dd><bdi>${asText(short)}</bdi></dd>`;
  });
  return `<dl>${lines.join('')}</dl>`;
}
