import { createGuardianLink, openGuardianLink } from '@lantern/contract/guardians';
import { must } from '../../support/must.ts';
import type { FeatureInputs } from '../entry.ts';
import type { World } from '../world.ts';

const inAMonth = () => new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
const body = () => ({ label: 'For my uncle', ends_on: inAMonth() });

async function makeLink({ owner }: World) {
  const made = await owner.call(createGuardianLink, { body: body() });
  return { id: made.body.guardian_link._id, token: made.body.url.split('/').at(-1) ?? '' };
}

export const inputs: FeatureInputs = {
  calls: {
    createGuardianLink: { input: () => ({ body: body() }) },
    listGuardianLinks: {},
    revokeGuardianLink: {
      isOwners: true,
      input: async (world) => ({ body: { link_id: (await makeLink(world)).id } }),
    },
    openGuardianLink: { input: async (world) => ({ params: { token: (await makeLink(world)).token } }) },
  },
  async plant(app, { call }) {
    const made = await call(createGuardianLink, { body: body() });
    must(made);
    must(await app.stranger().call(openGuardianLink, { params: { token: made.body.url.split('/').at(-1) ?? '' } }));
  },
};
