// A Lantern reduced to its database: started by embedded.test.ts as a process of its own, to be killed.

import { startEmbedded } from '#database/embedded.ts';
import { claimInstance } from '#database/embedded-claim.ts';

const [dataDir = '', claim] = process.argv.slice(2);
const database = await startEmbedded({ dataDir, log: (line) => console.error(line) });
if (claim) await claimInstance(database.connection);
console.log(JSON.stringify({ pid: database.pid, connection: database.connection }));
process.once('SIGTERM', () => database.stop().then(() => process.exit(0)));
setInterval(() => {}, 60_000);
