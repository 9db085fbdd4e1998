import type { PoolClient } from 'pg';
import type { Deps } from './platform/deps.ts';
import { demoPassword, demoPeople, seedAccounts } from './seed/seed-accounts.ts';
import { seedBenefits, seedCertificates } from './seed/seed-benefits.ts';
import { seedCatalogue } from './seed/seed-catalogue.ts';
import { seedCheckout } from './seed/seed-checkout.ts';
import { seedCompany } from './seed/seed-company.ts';
import { seedContent } from './seed/seed-content.ts';
import { seedLists } from './seed/seed-lists.ts';
import { householdOrders, seedOrders } from './seed/seed-orders.ts';
import { seedPasses } from './seed/seed-passes.ts';
import { seedPlaces } from './seed/seed-places.ts';
import { seedSeller } from './seed/seed-seller.ts';

/** Ways into the demo shop, printed by `npm start`. */
export const demoAccounts = demoPeople.map(({ login, description }) => ({
  login,
  password: demoPassword,
  description,
}));

/** Fills an empty, migrated database with the demo shop. Run once: `npm start` remembers that it was. */
export async function seedDemo(deps: Pick<Deps, 'pool' | 'clock'>): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    await seedSeller(client);
    await seedPlaces(client);
    await seedAccounts(client);
    await seedCheckout(client);
  });
  await seedCatalogue(deps.pool, deps.clock.now());
  await seedContent(deps.pool, deps.clock.now());
  await inTransaction(deps.pool, async (client) => {
    await seedCertificates(client, 'cliente@sporta.example');
    await seedOrders(client, 'cliente@sporta.example', householdOrders(deps.clock.now()));
    await seedBenefits(client, 'cliente@sporta.example');
    await seedLists(client, 'cliente@sporta.example');
    await seedCompany(client, deps.clock.now());
    await seedPasses(client, deps.clock.now());
  });
}

async function inTransaction(pool: Deps['pool'], work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
