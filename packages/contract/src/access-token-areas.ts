// Which access token opens a call: for the server's check and what it tells about itself. The browser does not import it.
import { type AccessTokenArea, accessTokenAreaIds, accessTokenAreas } from './accounts.access-tokens.ts';
import { allEndpoints } from './all.ts';
import type { Endpoint } from './endpoint.ts';

const areaOfFeature = new Map<string, AccessTokenArea>(
  accessTokenAreaIds.flatMap((area) => accessTokenAreas[area].map((feature) => [feature, area] as const)),
);

/** What only administrators may do takes a session, whatever feature it belongs to. */
const isForAdminsAlone = ({ access: { roles } }: Endpoint) =>
  roles !== 'anyone' && !roles.includes('student') && !roles.includes('mentor');

const areaOf = new Map<Endpoint, AccessTokenArea | undefined>(
  allEndpoints.map(({ feature, endpoint }) => [
    endpoint,
    isForAdminsAlone(endpoint) ? undefined : areaOfFeature.get(feature),
  ]),
);

/** The area that a token needs for a call; undefined where no token opens it. */
export const tokenAreaOf = (endpoint: Endpoint): AccessTokenArea | undefined => areaOf.get(endpoint);
