/** The bank, as a process of its own. It keeps its book in a file: whoever restarts a bank does not lose its payments. */
import { startCardGateway } from '@sporta/simulators';

const { PORT, MERCHANT, SECRET, STATE_FILE } = process.env as Record<string, string>;
const gateway = await startCardGateway({
  port: Number(PORT),
  merchant: { alias: MERCHANT!, secret: SECRET!, name: 'Sporta' },
  stateFile: STATE_FILE!,
  // notices are repeated within the storm, not for days after it
  settings: { retryMs: [500, 1_000, 2_000, 4_000], lateMs: 5_000, duplicates: 3 },
});
process.once('SIGTERM', async () => {
  await gateway.close();
  process.exit(0);
});
process.once('disconnect', () => process.exit(0));
process.send?.({ ready: true });
