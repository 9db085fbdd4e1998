import { randomInt } from 'node:crypto';
import { deliveryServiceIds, insertionTypeIds } from '@sporta/contract/constants.ts';
import { ORDER_NUMBER_LIMIT, orderNumber } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Account } from '../../platform/session.ts';
import { type CartLineState, isEstimated, type PricedCartState, visibleLines } from '../cart/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { OrderRow } from './order-row.ts';
import type { InvoiceHolder } from './order-view.ts';
import { orderColumns } from './orders.repo.ts';

export interface NewOrder {
  state: PricedCartState;
  account: Account;
  catalogue: Catalogue;
  idempotencyKey: string;
  /** The version of the order it is to replace. */
  replaced: OrderRow | undefined;
  /** Set when the customer wants an invoice. */
  invoiceHolder: InvoiceHolder | undefined;
  now: Date;
}

/** Writes the order with its lines as they are now: a later change of the catalogue never alters it. */
export async function writeOrder(tx: Tx, input: NewOrder): Promise<OrderRow> {
  const { state, account, idempotencyKey, replaced, now } = input;
  const { cart } = state;
  const slot = cart.slot!;
  const orderId = await freeOrderId(tx);
  const basketCents = state.priced.basketDiscountCents;
  const { rows } = await sql<OrderRow>`
    with o as (insert into orders (order_id, order_number, version, account_id, company_id, cart_id, idempotency_key, state, warehouse_id,
      delivery_service_id, timeslot_id, slot_begin_at, slot_end_at, cutoff_at, address, order_comment, accept_alternatives,
      price_list_id, items_cents, discount_cents, packages_cents, delivery_cents, tax_cents, total_cents, gift_cents,
      payable_cents, authorise_cents, promotions, replaces_order_id, invoice_requested, purchase_order, cost_centre, created_at, updated_at)
    values (${orderId}, ${replaced?.orderNumber ?? orderNumberOf(orderId)}, ${(replaced?.version ?? 0) + 1}, ${account.accountId}, ${account.company?.companyId ?? null}, ${cart.cartId},
      ${idempotencyKey}, 'draft', ${cart.warehouseId}, ${cart.deliveryServiceId}, ${slot.timeslotId}, ${slot.beginAt}, ${slot.endAt},
      ${slot.cutoffAt}, ${JSON.stringify(addressOf(cart, input.catalogue))}, ${cart.orderComment}, ${cart.acceptAlternatives},
      ${account.priceListId}, ${state.goodsCents}, ${basketCents}, ${state.packagesCents}, ${state.deliveryCents}, ${state.vatCents},
      ${state.beforeGiftsCents}, ${state.giftCents}, ${state.totalCents}, ${state.authoriseCents},
      ${JSON.stringify(state.priced.promotions)}, ${replaced?.orderId ?? null}, ${input.invoiceHolder ? JSON.stringify(input.invoiceHolder) : null}::jsonb,
      ${cart.purchaseOrder}, ${cart.costCentre}, ${now}, ${now})
      returning *),
    noted as (insert into order_event (order_id, at, actor, to_state) select order_id, ${now}, 'customer', 'draft' from o)
    select ${orderColumns} from o`.execute(tx);
  await sql`
    insert into order_line (order_id, position, product_id, insertion_type_id, code, name, brand, description, slug, sector_name,
      sector_tint, selling_mode, quantity, unit, unit_price_cents, estimated_grams, gross_cents, discount_cents, promotion_text,
      vat_rate_bp, vat_code, perishable, alcohol, meal_ticket, is_package, accept_alternatives, user_notes,
      box_items, pallet_items)
    select ${orderId}, l.* from jsonb_to_recordset(${JSON.stringify(linesOf(input))}::jsonb) as l(
      position int, product_id int, insertion_type_id int, code text, name text, brand text, description text, slug text,
      sector_name text, sector_tint text, selling_mode text, quantity int, unit text, unit_price_cents int, estimated_grams int,
      gross_cents int, discount_cents int, promotion_text text, vat_rate_bp int, vat_code text, perishable boolean,
      alcohol boolean, meal_ticket boolean, is_package boolean, accept_alternatives boolean, user_notes text,
      box_items int, pallet_items int)`.execute(tx);
  for (const { type, quantity } of state.packages) {
    await sql`insert into order_package (order_id, order_package_type_id, descr, cost_cents, quantity, vat_rate_bp)
      values (${orderId}, ${type.orderPackageTypeId}, ${type.descr}, ${type.costCents}, ${quantity}, ${type.vatRateBp})`.execute(
      tx,
    );
  }
  return rows[0]!;
}

/** A number nobody can guess by counting; the rare one that is taken is drawn again. */
async function freeOrderId(tx: Tx): Promise<number> {
  for (;;) {
    const candidate = randomInt(100_000_000, 2_147_483_647);
    const { rows } = await sql`select 1 from orders where order_id = ${candidate}`.execute(tx);
    if (rows.length === 0) return candidate;
  }
}

/** The readable form of an order id. */
export function orderNumberOf(orderId: number): string {
  return orderNumber(orderId % ORDER_NUMBER_LIMIT);
}

function linesOf({ state, catalogue }: NewOrder): object[] {
  return visibleLines(state.cart).map((line, index) => {
    const priced = state.lineOf.get(line.cartItemId);
    const product = catalogue.product(line.productId);
    const root = product && rootCategory(catalogue, line.productId);
    return {
      position: index + 1,
      product_id: line.productId,
      insertion_type_id: line.insertionTypeId,
      code: product?.code ?? String(line.productId),
      name: product?.shortName ?? 'Prodotto',
      brand: product?.brand ?? '',
      description: product?.description ?? '',
      slug: product?.slug ?? '',
      sector_name: line.insertionTypeId === insertionTypeIds.free ? 'Omaggi' : (root?.name ?? ''),
      sector_tint: root?.effectiveTint ?? null,
      selling_mode: line.mode,
      quantity: line.quantity,
      unit: line.mode === 'loose' ? 'kg' : 'pz',
      unit_price_cents: line.insertionTypeId === insertionTypeIds.free ? 0 : (line.unitCents ?? 0),
      estimated_grams: isEstimated(line) ? estimatedGrams(line) : null,
      gross_cents: priced?.totalCents ?? 0,
      discount_cents: priced?.discountCents ?? 0,
      promotion_text: priced?.applied.map((each) => each.text).join('; ') || null,
      vat_rate_bp: line.vatRateBp,
      vat_code: String(line.vatRateBp / 100),
      perishable: line.perishable,
      alcohol: line.alcohol,
      meal_ticket: line.mealTicket,
      is_package: line.isPackage,
      accept_alternatives: line.acceptAlternatives && state.cart.acceptAlternatives,
      user_notes: line.userNotes,
      box_items: product?.boxItems || null,
      pallet_items: product?.palletItems || null,
    };
  });
}

function estimatedGrams(line: CartLineState): number {
  return line.mode === 'loose' ? line.quantity : Math.round((line.quantity * (line.averageGrams ?? 1000)) / 1000);
}

function rootCategory(catalogue: Catalogue, productId: number) {
  const product = catalogue.product(productId);
  let node = product && catalogue.mainCategory(product);
  while (node?.parent) node = node.parent;
  return node;
}

/** Where the order goes, as the contract's `shippingAddress`; a snapshot, so that a later change of address does not move it. */
function addressOf(cart: PricedCartState['cart'], catalogue: Catalogue): object {
  const { address, deliveryServiceId, addressId } = cart;
  if (deliveryServiceId === deliveryServiceIds.home && address) {
    const known = Object.entries(address).filter(([, value]) => value !== null && value !== '');
    return {
      ...Object.fromEntries(known),
      addressNumber: address.addressNumber,
      deliveryServiceId,
      userAddressId: addressId,
    };
  }
  const warehouse = catalogue.warehouses.find((each) => each.warehouseId === cart.warehouseId);
  return {
    deliveryServiceId,
    warehouseId: cart.warehouseId,
    addressName: warehouse?.name ?? '',
    address1: warehouse?.address1 ?? '',
    addressNumber: warehouse?.addressNumber ?? '',
    city: warehouse?.city ?? '',
    province: warehouse?.province ?? '',
    postalcode: warehouse?.postalcode ?? '',
  };
}
