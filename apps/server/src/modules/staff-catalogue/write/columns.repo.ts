import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Columns of `product` that hold a field as it is. */
const plain: Record<string, string> = {
  description: 'description',
  contentAmount: 'content_amount',
  contentUnit: 'content_unit',
  drainedGrams: 'drained_grams',
  averageGrams: 'average_grams',
  boxItems: 'box_items',
  palletItems: 'pallet_items',
  alcoholPercent: 'alcohol_percent',
  shelfLifeDays: 'shelf_life_days',
  sellByBox: 'sell_by_box',
  mealTicket: 'meal_ticket',
  perishable: 'perishable',
  promotable: 'promotable',
  published: 'published',
  newUntil: 'new_until',
  photo: 'photo',
  morePhotos: 'more_photos',
};
/** Texts whose absence is null in the table. */
const texts: Record<string, string> = {
  productKind: 'product_kind',
  packageDescription: 'package_description',
  notPromotableReason: 'not_promotable_reason',
};
const facts = new Set(['ingredients', 'allergens', 'origin', 'storage', 'features', 'instructions', 'warnings']);
const operator: Record<string, string> = { operatorName: 'name', operatorAddress: 'address', operatorEmail: 'email' };

/** Writes the fields that lie in the row of the product, in one statement. @param fields all fields, as they will be */
export async function writeColumns(
  tx: Tx,
  productId: number,
  changed: readonly string[],
  fields: Readonly<Record<string, unknown>>,
): Promise<void> {
  const columns: Record<string, unknown> = {};
  for (const field of changed) {
    if (plain[field]) columns[plain[field]] = fields[field];
    else if (texts[field]) columns[texts[field]] = fields[field] === '' ? null : fields[field];
    else if (field === 'maxQuantity') {
      columns.max_quantity = fields.maxQuantity === null ? null : Math.round(Number(fields.maxQuantity) * 1000);
    }
  }
  if (changed.includes('name') || changed.includes('brand')) {
    const brand = String(fields.brand);
    await addBrand(tx, brand);
    Object.assign(columns, {
      short_name: fields.name,
      brand,
      name: [brand, fields.name].filter(Boolean).join(' '),
      vendor_id: sql`(select vendor_id from vendor where name = ${brand})`,
    });
  }
  const stated = changed.filter((field) => facts.has(field));
  if (stated.length > 0 || changed.some((field) => operator[field])) {
    columns.facts = sql`jsonb_strip_nulls(facts || ${JSON.stringify(factsOf(stated, changed, fields))}::jsonb)`;
  }
  if (Object.keys(columns).length === 0) return;
  await tx
    .updateTable('product')
    .set({ ...columns, updated_at: sql`now()` } as never)
    .where('product_id', '=', productId)
    .execute();
}

/** A brand the shop does not have yet. An insert of any makes every node read the whole catalogue again, also one of nothing. */
export async function addBrand(tx: Tx, brand: string): Promise<void> {
  const known = await tx.selectFrom('vendor').select('vendor_id').where('name', '=', brand).executeTakeFirst();
  if (!known) await sql`insert into vendor (name) values (${brand}) on conflict (name) do nothing`.execute(tx);
}

/** A text that was emptied goes; the list of allergens stays when it is empty: somebody looked, and there are none. */
function factsOf(stated: readonly string[], changed: readonly string[], fields: Readonly<Record<string, unknown>>) {
  const part: Record<string, unknown> = Object.fromEntries(
    stated.map((field) => [field, fields[field] === '' ? null : fields[field]]),
  );
  if (changed.some((field) => operator[field])) {
    const named = Object.entries(operator).map(([field, key]) => [key, fields[field] || null] as const);
    const isNone = named.every(([, value]) => value === null);
    // name and address are always there in an operator: pages print both
    const all = { name: '', address: '', ...Object.fromEntries(named.filter(([, value]) => value !== null)) };
    part.operator = isNone ? null : all;
  }
  return part;
}
