// One Lantern for all journeys: the real server on a scratch folder, as `npm start` would run it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLantern } from '../../scripts/lantern.ts';
import { readScreens } from '../../scripts/routes.ts';

export default async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'lantern-e2e-'));
  const lantern = await startLantern(join(folder, 'data'));
  process.env.LANTERN_URL = lantern.url;
  process.env.LANTERN_DATA = join(folder, 'data');
  process.env.LANTERN_SCREENS = JSON.stringify(await readScreens());
  process.env.LANTERN_ADMIN_LINK = lantern.adminLink;
  return async () => {
    await lantern.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
