// The list of academic domains kept by JetBrains (swot, MIT): one small file a domain, with its names, often first in the
// script of the country. It lists schools as well, so only what is surely a university is taken as a new institution.
import type { Listed } from '../join.ts';

/** What stands before a domain for the mail of students and staff. */
const mail =
  /^(?:students?|stud|studenti?|studente|studenten|st|std|mail|gmail|email|alumni|alumnos?|alunos?|aluno|al|mhs|edu|my|g|go|o365|m|live|uni|cs|sv|www|campus|estudiantes?|est|etu|etud|ogr|ogrenci|s|msu|staff)\./;
const surely =
  /\b(?:universit(?:y|ies)|universidade?|universit(?:é|à|ät|atea|eit|etet|as|i)|üniversitesi|uniwersytet|univerzita|univerzitet|yliopisto|egyetem|hochschule|polytechnic|politeknik|politechnika|institute of (?:technology|science|management|engineering)|medical college|engineering college|college of (?:engineering|technology|arts?|education|business|medicine|nursing|science)|community college|technical college|law school|business school|academy of|instituto tecnol[óo]gico|école (?:nationale )?supérieure|sekolah tinggi)\b/iu;
const never =
  /\b(?:high school|secondary|primary|elementary|grammar|gymnasium|gimnazj\w*|lyc[eé]e|liceo|liceum|ies|iesp?|colegio|schools?|school district|academies|sixth form|faculty|facult[éàa]d?|facultatea|department|dept|institute of .*,? universit|khoa|campus|hospital|student|alumni|club|library|kolejs?|preparatory|prep|online|distance|press|centre|center|foundation|trust|academy trust|girls|boys|kollegium|junior school|universitaire de|école élémentaire|grundschule|realschule|gesamtschule|berufskolleg|oberschule|technikum|technicum|tekhnikum|vocational school|lab(?:oratory)?|cité|académie de|filial|branch|sciences academy|part of|section|lyceum|liceu\w*|colegiul|academy of sciences?|top engineering|professional college|training|teachers? training|summer|evening)\b/i;
const noCountry =
  /^(?:com|org|net|eu|info|gov|int|me|io|co|tv|asia|cat|su|ai|biz|name|pro|im|la|ml|tk|st|bz|vc|pw|cx|fm|ga|cf|gq|sh|is|ag|sc|ac|nu|to|gg|cc|ws|fm|id\.au|school|education|academy|wales|scot|mil)$/;

/** Without a place, an abbreviation or an address after the name, and not in capitals. */
function plainLine(line: string): string {
  const name = line
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, ' ')
    .trimEnd()
    .replace(/\([^()]*\)$/, '')
    .trim();
  if (name !== name.toUpperCase() || !/[A-Z]{2}.* /.test(name)) return name;
  return name
    .toLowerCase()
    .replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/ (?:And|Of|The|For|In|De|Da|Do|Del|La)(?= )/g, (word) => word.toLowerCase());
}

const isName = (line: string) =>
  line.length >= 4 &&
  line.length <= 120 &&
  !/[ÃÂ][\x80-\xbf©³¡§£]|\d{2}|\b(?:i am|this|hello|undergrad\w*|former\w*|verified|please|in the uk|nepal|india|email)\b|https?:|www\.|@|^[a-z0-9-]+\.[a-z.]+$/i.test(
    line,
  );

/** `host` as the folders say ('unimelb.edu.au'), `lines` the file. `isNew`: it may be added where nobody has this host. */
export function readSwot(host: string, lines: readonly string[]): (Listed & { isNew: boolean }) | undefined {
  const own = host.replace(mail, '').toLowerCase();
  const names = [...new Set(lines.map(plainLine))].filter(isName);
  const main =
    names.find((name) => surely.test(name)) ??
    names.find((name) => /^[\p{Script=Latin}\P{L}]+$/u.test(name)) ??
    names[0];
  if (!main || !/^[a-z0-9.-]{4,60}$/.test(own)) return undefined;
  const top = own.split('.').at(-1) ?? '';
  const country = top === 'uk' ? 'GB' : top.length === 2 && !noCountry.test(top) ? top.toUpperCase() : '';
  const labels = own.split('.').length - (/\.(?:ac|edu|co|com|org|net|gov|or|go|gob)\.[a-z]{2}$/.test(own) ? 3 : 2);
  const isUniversity = names.some((name) => surely.test(name)) && !names.some((name) => never.test(name));
  return {
    institution: {
      id: `hipo-${own}`,
      name: main,
      otherNames: names.filter((name) => name !== main).slice(0, 6),
      country,
      city: '',
      website: `https://${own}`,
      sameAs: [],
      layer: 'directory',
    },
    hosts: [own],
    isNew: labels === 0 && own === host.toLowerCase() && country !== '' && isUniversity,
  };
}
