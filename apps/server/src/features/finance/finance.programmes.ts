// Saved programmes, and what is known of the costs of one: for plans that are made of them.
import type { Fact } from '@lantern/catalogue/fact';
import { visaPackOf } from '@lantern/content/abroad/visa-packs';
import { type Application, isAdmission } from '@lantern/contract/applications';
import type { CostPlan, Plannable } from '@lantern/contract/finance';
import { Problem } from '@lantern/contract/problem';
import { findClosest } from '@lantern/matching/closest-fact';
import type { Database } from '#database/database.ts';
import { readToday } from '#database/reader-day.ts';
import { readApplications } from '#features/applications/applications.summary.service.ts';
import { factsAbout, factsOf } from '#features/institutions/institutions.service.ts';
import { readPersonalInfo } from '#features/profile/profile.service.ts';
import { draftPlan, type KnownCosts } from './finance.draft.ts';

const isAdmitted = ({ decision }: Application) => decision !== null && isAdmission(decision.result);

/** Those that want the student first, else in the order of the list. */
export async function listPlannable(database: Database, userId: string): Promise<Plannable[]> {
  const all = await readApplications(database, userId);
  return all
    .toSorted((a, b) => Number(isAdmitted(b)) - Number(isAdmitted(a)))
    .map((one) => ({
      id: one._id,
      name: one.name,
      program: one.program,
      country: one.country,
      is_admitted: isAdmitted(one),
    }));
}

type Currencies = { home: string; there: string };

export async function draftFor(
  database: Database,
  userId: string,
  id: string,
  { home, there }: Currencies,
): Promise<CostPlan> {
  const all = await readApplications(database, userId);
  const application = all.find((one) => one._id === id);
  if (!application) throw new Problem('not_found');
  const { citizenship } = await readPersonalInfo({ database }, userId);
  const known = await knownCosts(database, application, citizenship || null);
  return draftPlan(application, known, { home, there, today: await readToday(database, userId) });
}

/** What the institution says goes before what holds for its country. */
async function knownCosts(
  database: Database,
  { institution_id: institution, country, city, level }: Application,
  citizenship: string | null,
): Promise<KnownCosts> {
  const [own, general] = await Promise.all([
    institution ? factsOf(database, institution) : [],
    country ? factsAbout(database, [`country:${country}`]) : [],
  ]);
  const closest = (facts: readonly Fact[]) => findClosest({ country, facts }, { level, field: null, citizenship });
  const [here, there] = [closest(own), closest(general)];
  const visa = (country && visaPackOf(country)?.facts) || [];
  const of = (key: Fact['key']) => visa.filter((fact) => fact.key === key);
  return {
    tuition: here.get('tuition') ?? there.get('tuition'),
    semesterContribution: here.get('semester_contribution') ?? there.get('semester_contribution'),
    applicationFee: here.get('application_fee') ?? there.get('application_fee'),
    // what a visa asks for tells cities apart, which a country's general figure does not
    living: here.get('living_cost') ?? livingOf(of('proof_of_funds'), city) ?? there.get('living_cost'),
    healthSurcharge: of('health_surcharge')[0],
    visa: [...of('visa_fee'), ...of('biometrics_fee'), ...of('other_fee')],
  };
}

/** What the country asks to show for living: of its own city where it says one, else of everywhere else. */
function livingOf(facts: readonly Fact[], city: string): Fact | undefined {
  const about = ({ scope }: Fact) => scope.program ?? '';
  return (
    facts.find((fact) => city !== '' && about(fact) === city) ??
    facts.find((fact) => about(fact) === '' || about(fact).startsWith('outside'))
  );
}
