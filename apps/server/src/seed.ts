import type { Deps } from './platform/deps.ts';
import { demoPassword, demoPeople, seedAccounts } from './seed/seed-accounts.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedCheckout } from './seed/seed-checkout.ts';
import { seedPlaces } from './seed/seed-places.ts';

/** Ways into the demo shop, printed by `npm start`. */
export const demoAccounts = demoPeople.map(({ login, description }) => ({
  login,
  password: demoPassword,
  description,
}));

/** Fills an empty, migrated database with the demo shop. Run once: `npm start` remembers that it was. */
export async function seedDemo(deps: Pick<Deps, 'pool' | 'clock'>): Promise<void> {
  const client = await deps.pool.connect();
  try {
    await client.query('begin');
    await seedPlaces(client);
    await seedAccounts(client);
    await seedCheckout(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await seedCatalogue(deps.pool, deps.clock.now());
}
