// What registries list under "education" and nobody can study at: offices, schools, laboratories, societies.
import { domainOf } from './formats/imported.ts';
import type { Institution } from './institution.ts';

const office =
  /\b(?:system offices?|central office|system administration|administration system|district|administrative office|central administration|university system|college system|department of education|state system of|system of higher education|universities and colleges of)\b|^(?!.*(?:perpetual help|of rizal)).* system$/i;
const school =
  /\b(?:(?:high|middle|elementary|primary|secondary|grammar|charter|magnet|boarding|preparatory|prep|day|stage|science high|lab) schools?|(?:county|city|public|community|forsyth|statesville) schools|school system|kindergarten|liceo scientifico|liceo classico|lycée|gymnasium|gimnaz\w+|kantonsschule|(?:ma)?teřská škola|základní|szkoła podstawowa|international school|intellectual schools|american school|academies trust|school for the (?:deaf|blind)|montessori|conservat[óo]ri[oa] de m[úu]sica (?:d[aeo] )?(?!superior)\w+|escola art[íi]stica|isd|k-?12)\b/i;
const other =
  /\b(?:ministry|museums?|zoo|hospitals?|laborator\w+|laborat[óo]rio|association (?!for the cultivation)|association$|observator\w+|observat[óo]rio|library|foundation|society|cent(?:re|er) (?:for|of)|(?:research|studies|medicine) (?:cent(?:re|er)|unit|network|group|programme)|centro (?:de|para|d[oa]|em|universale)|centre d[eu']|unidade (?:de|orgânica)|institute for research|research institute|max planck|fraunhofer|łukasiewicz|clusters?|consortium|teatro|consultants|group|grupo|cátedra|press|barreau|council|board|command|authority|sociedad|grandedu|company|department|medicines|stiftung|fundaci[óo]n?|verein\w*|service for|systems|fellowship|incubator|project)\b/i;
/** A word that says people study for a degree there. */
const college =
  /universi|univerz|uniwers|üniversite|università|egyetem|colleg|coll[eè]ge|hochschul|hogeschool|h[øö]gskol|yliopisto|korkeakoulu|ammattikorkea|pol[iy]t[eé][ck]|facul|facolt|tecnol[oó]gic|tecsup|fatec|technikon|academ|akad[eé]m|accademia|conservato|kolej|institut|istituto|ústav|seminar|yeshiv|school of|business school|law school|graduate school|medical school|(?:film|art|cinema|dance|drama|divinity) ?school|escuela|[ée]cole|escola (?:superior|nacional|naval|polit)|scuola|sekolah? tinggi|\b(?:stai|stkip|stisip|stie|stmik|stikes|istm|imt|insa|ensa|iit|nit|oth|fh|fhwien|th|tu|suny|cuny|tafe|esc|c[ée]gep)\b|haute école|c[ée]gep|campus|mines|centrale|t[ée]l[ée]com|arts et|ollscoil|prifysgol|coleg|wānanga|vidyap|vishwavid|vidyal|biswabid|mahavid|gakuin|daigaku|jamia|jami'a|junior|bible|theolog|teolo|teknik|veleučili|collegium|rabbin|beit|beth |talmud|torah|machon|ma'had|education(?:al)? (?:complex|college)|higher education|ensino superior|estudios superiores|studies? (?:in|college)|\bhec\b|essec|inseec|neoma|kedge|skema|eduvos|tecnun/i;
/** Of a part of a university, or of people around one. */
const around = /\b(?:association|society|library|museum|student|alumni|press|musical|research system|observatory)\b/i;
const academic = /^[a-z0-9-]+\.(?:edu|ac\.[a-z]{2}|edu\.[a-z]{2})$/;

/**
 * Whether somebody can study at what is called so. `isListed` says that a list of universities has it: then only an
 * office or a school is left out. It goes by names, and a name can mislead: docs/catalogue.md says how to mend it.
 */
export function isCollege({ id, name, otherNames, website }: Institution, isListed: boolean): boolean {
  if (office.test(name)) return false;
  if (id.startsWith('ipeds-')) return true;
  if (school.test(name)) return /\buniversi/i.test(name) && !/high school|laboratory school/i.test(name);
  if (isListed) return true;
  if (other.test(name))
    return (
      (/\bcolleg|\bmedical coll|\buniversi(?:ty|dad|dade|té|tà|t[aá]ri[ao])\b/i.test(name) && !around.test(name)) ||
      /college/i.test(name)
    );
  const host = domainOf(website) ?? '';
  return college.test([name, ...otherNames].join(' ')) || academic.test(host);
}
