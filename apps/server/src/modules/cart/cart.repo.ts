/* The row of a cart and its lines. Locking and saving are sent at every tap: their tuned statements stay as they are. */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { hotStatement } from '../../platform/db/hot-statement.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { homeZoneOfAddress, isCartClosed } from '../delivery/index.ts';
import type { CartLineState, CartState } from './cart-state.ts';

/** Whether `a`, an account of a company, has something to make an invoice out to; what the shop looks for when it makes one. */
const canBeInvoiced = sql`(exists (select from person_fiscal f
    where f.account_id = a.account_id and f.is_default and f.deleted_at is null)
  or exists (select from address d where d.account_id = a.account_id and d.deleted_at is null)
  or exists (select from person_fiscal f join account m on m.account_id = f.account_id
    where m.company_id = a.company_id and m.is_master and m.disabled_at is null and f.is_default and f.deleted_at is null
      and f.vat_number = (select c.vat_number from company c where c.company_id = a.company_id)))`;

export interface LockedCart {
  cartId: number;
  revision: number;
  locked: boolean;
  /** The change of this id was made by an earlier transaction: it must not be made again. */
  repeated: boolean;
}

/**
 * The customer's open cart, created if there is none, locked until the transaction ends, its revision raised. A customer
 * who changes the cart from two devices at once is served one after the other. The id of the change, if it has one, is written
 * down with it: a change that is refused leaves none behind. Who orders for a company has an invoice unless they say no.
 */
export async function lockOpenCart(tx: Tx, accountId: number, now: Date, changeId?: string): Promise<LockedCart> {
  assertLockOrder(tx, 'cart');
  const [row] = await sendLock(tx, { accountId, changeId: changeId ?? null, now });
  if (!row) throw new Error('an open cart can neither be found nor made');
  return {
    cartId: row.cart_id,
    revision: row.revision,
    locked: row.locked,
    repeated: changeId !== undefined && !row.is_new,
  };
}

const sendLock = hotStatement(
  'lock-open-cart',
  { accountId: 'int', changeId: 'uuid', now: 'timestamptz' },
  ({ accountId, changeId, now }) => sql<{ cart_id: number; revision: number; locked: boolean; is_new: boolean }>`
    with change as (
      insert into cart_change (account_id, change_id, made_at)
      select ${accountId}, ${changeId}, ${now} where ${changeId} is not null
      on conflict do nothing
      returning change_id)
    insert into cart (account_id, address_id, warehouse_id, invoice_requested)
    values (${accountId}, ${defaultAddress(sql`a.address_id`, accountId)}, ${defaultAddress(servingWarehouse(), accountId)},
      coalesce((select a.invoice_requested or (a.company_id is not null and ${canBeInvoiced})
        from account a where a.account_id = ${accountId}), false))
    on conflict (account_id) where state = 'open'
    do update set revision = cart.revision + 1, updated_at = ${now}
    returning cart_id, revision, ${isCartClosed('cart', now)} as locked, exists (select from change) as is_new`,
);

/** A new cart goes to the customer's default address, from the warehouse that serves it. */
function defaultAddress(what: RawBuilder<unknown>, accountId: RawBuilder<number>): RawBuilder<unknown> {
  return sql`(select ${what} from address a where a.account_id = ${accountId} and a.is_default and a.deleted_at is null)`;
}

/** Of address `a`. */
const servingWarehouse = () => sql`(
  select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('a')})`;

/** What an operation changed; the whole of it is saved in one statement. */
export interface LineChanges {
  /** New lines (negative ids) and changed ones. */
  written: CartLineState[];
  /** Ids of lines to delete. */
  removed: number[];
}

/**
 * Saves changed lines of a locked cart.
 * @returns the real ids of new lines, by the negative id they had.
 */
export async function saveLines(tx: Tx, cartId: number, changes: LineChanges): Promise<Map<number, number>> {
  const lines = changes.written.map((line) => ({
    id: line.cartItemId,
    product_id: line.productId,
    quantity: line.quantity,
    type: line.insertionTypeId,
    size: line.size,
    is_package: line.isPackage,
    alternatives: line.acceptAlternatives,
    notes: line.userNotes,
    refused: line.refused,
    wanted: line.wantedSubstituteId,
    shelf: line.shelfCents,
  }));
  const rows = await sendLines(tx, { cartId, removed: changes.removed, lines: JSON.stringify(lines) });
  const ids = new Map<number, number>();
  for (const line of changes.written) {
    const row = rows.find(
      (each) => each.product_id === line.productId && each.insertion_type_id === line.insertionTypeId,
    );
    if (row) ids.set(line.cartItemId, row.cart_item_id);
  }
  return ids;
}

const sendLines = hotStatement(
  'save-cart-lines',
  { cartId: 'int', removed: 'int[]', lines: 'jsonb' },
  ({ cartId, removed, lines }) => sql<{ cart_item_id: number; product_id: number; insertion_type_id: number }>`
    with gone as (
      delete from cart_item where cart_id = ${cartId} and cart_item_id = any(${removed}))
    insert into cart_item (cart_id, product_id, quantity, insertion_type_id, size, is_package, accept_alternatives, user_notes, refused,
      wanted_substitute_id, shelf_cents)
    select ${cartId}, i.product_id, i.quantity, i.type, i.size, i.is_package, i.alternatives, i.notes, i.refused, i.wanted, i.shelf
    from jsonb_to_recordset(${lines}) as i(
      product_id int, quantity int, type int, size text, is_package boolean, alternatives boolean, notes text, refused boolean,
      wanted int, shelf int)
    on conflict (cart_id, product_id, insertion_type_id) do update set quantity = excluded.quantity, size = excluded.size,
      is_package = excluded.is_package, accept_alternatives = excluded.accept_alternatives, user_notes = excluded.user_notes,
      refused = excluded.refused, wanted_substitute_id = excluded.wanted_substitute_id,
      shelf_cents = excluded.shelf_cents
    returning cart_item_id, product_id, insertion_type_id`,
);

/** What the customer writes on the whole order. */
export type CartInfo = Pick<
  CartState,
  'orderComment' | 'acceptAlternatives' | 'invoiceRequested' | 'invoiceHolderId' | 'purchaseOrder' | 'costCentre'
>;

export async function saveInfo(tx: Tx, cartId: number, info: CartInfo): Promise<void> {
  await tx
    .updateTable('cart')
    .set({
      order_comment: info.orderComment,
      accept_alternatives: info.acceptAlternatives,
      invoice_requested: info.invoiceRequested,
      invoice_holder_id: info.invoiceHolderId,
      purchase_order: info.purchaseOrder,
      cost_centre: info.costCentre,
    })
    .where('cart_id', '=', cartId)
    .execute();
}

/** Whether the account has this holder of invoices. */
export async function hasInvoiceHolder(tx: Tx, accountId: number, personFiscalId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('person_fiscal')
    .select('person_fiscal_id')
    .where('person_fiscal_id', '=', personFiscalId)
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the cart until a moment; null unlocks it. */
export async function lockUntil(tx: Tx, cartId: number, until: Date | null): Promise<void> {
  await tx.updateTable('cart').set({ locked_until: until }).where('cart_id', '=', cartId).execute();
}

export async function savePromoCodes(tx: Tx, cartId: number, codes: string[]): Promise<void> {
  await tx.updateTable('cart').set({ promo_codes: codes }).where('cart_id', '=', cartId).execute();
}
