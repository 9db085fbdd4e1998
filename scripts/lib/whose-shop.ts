import { formatEuro } from '@sporta/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/schema.generated.ts';

/** `demo`: filled with the demo shop, once. `own`: a grocer's own shop, never filled with anything. */
export type WhoseShop = 'demo' | 'own';

export interface ShopFacts {
  /** The database was filled with the demo shop before. */
  wasFilled: boolean;
  /** The database was opened empty before, with `--empty`. */
  wasOpenedEmpty: boolean;
  /** `npm start -- --empty` this time. */
  askedEmpty: boolean;
  /** This start may be the demo: a shop of this machine, and `SEED_DEMO` is not `false`. */
  mayBeDemo: boolean;
}

/**
 * Whose shop the database holds from now on.
 * @throws when an empty shop is asked for where the demo already is: its goods and customers would stay
 */
export function whoseShop({ wasFilled, wasOpenedEmpty, askedEmpty, mayBeDemo }: ShopFacts): WhoseShop {
  if (askedEmpty && wasFilled) {
    throw new Error(
      'This database holds the demo shop already, so --empty cannot open an empty one in it. Name another folder: ' +
        'DATA_DIR=my-shop npm start -- --empty (with DATABASE_URL: another database).',
    );
  }
  return !askedEmpty && !wasOpenedEmpty && mayBeDemo ? 'demo' : 'own';
}

const factKeys = { filled: 'demo-shop', openedEmpty: 'own-shop' } as const;

/** What the database itself remembers: it goes with the data, wherever they are moved. */
export async function rememberedFacts(db: Kysely<Database>): Promise<Pick<ShopFacts, 'wasFilled' | 'wasOpenedEmpty'>> {
  const found = await db.selectFrom('shop_fact').select('key').where('key', 'in', Object.values(factKeys)).execute();
  const keys = new Set(found.map(({ key }) => key));
  return { wasFilled: keys.has(factKeys.filled), wasOpenedEmpty: keys.has(factKeys.openedEmpty) };
}

/**
 * Opens the database as a grocer's own shop. It gives newcomers no voucher until somebody says one: what the demo gives is the demo's. A
 * second time changes nothing.
 */
export function openEmpty(db: Kysely<Database>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    if ((await rememberedFacts(tx)).wasOpenedEmpty) return;
    await remember(tx, 'openedEmpty');
    await tx
      .insertInto('shop_setting')
      .values({ name: 'welcomeVoucher', value: formatEuro(0) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Remembers for good how the database was begun; a second time changes nothing. */
export async function remember(db: Kysely<Database>, begun: keyof typeof factKeys): Promise<void> {
  await db
    .insertInto('shop_fact')
    .values({ key: factKeys[begun], value: JSON.stringify({ version: 1 }) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
