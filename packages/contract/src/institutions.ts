// Finding an institution of the catalogue by its name or place.
import * as z from 'zod/mini';
import { signedIn } from './access.ts';
import { endpoint } from './endpoint.ts';
import { requiredLine } from './fields.ts';

export const institutionsPerPage = 10;
/** Who has not found it among so many asks more closely. */
export const institutionPagesMax = 10;

export const foundInstitutionSchema = z.object({
  id: z.string(),
  name: z.string(),
  other_names: z.array(z.string()),
  city: z.string(),
  /** ISO code */
  country: z.string(),
  website: z.nullable(z.string()),
  layer: z.enum(['core', 'directory', 'import']),
  /** why nobody can apply there any more; null where nothing says so */
  not_open: z.nullable(z.enum(['closed', 'merged', 'not-a-college'])),
});
export type FoundInstitution = z.infer<typeof foundInstitutionSchema>;

export const searchInstitutions = endpoint({
  method: 'GET',
  path: '/api/institutions/search',
  summary: `Institutions by name, other names and place, misspelled or in another script; ${institutionsPerPage} a page`,
  access: signedIn,
  query: z.strictObject({
    q: requiredLine(200),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(institutionPagesMax)), 1),
  }),
  response: z.object({
    institutions: z.array(foundInstitutionSchema),
    page: z.int(),
    /** whether there is another page */
    more: z.boolean(),
  }),
  problems: ['too_many_requests'],
});
