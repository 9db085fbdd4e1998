/* A cart with everything its prices depend on, in one tuned statement. */
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { hotStatement } from '../../platform/db/hot-statement.ts';
import { activatedOffer, offerHolds } from '../benefits/index.ts';
import { homeZoneOfAddress, isCartClosed, orderBeingPaid, passOfCart } from '../delivery/index.ts';
import { quotedPrices } from '../quoted-prices/index.ts';
import { sells, takesOrders } from '../warehouses/index.ts';
import type { CartLineState, CartState, LostSlot, ProductFacts, SlotRow } from './cart-state.ts';
import { orderBeingPaidColumns } from './order-being-paid.repo.ts';
import { ticketLimit } from './ticket-limit.repo.ts';

/** Product facts as the database knows them now, for the price list of account `a` and the warehouse of cart `c`. */
const productFacts = sql`
  'productId', p.product_id, 'published', p.published, 'natureId', p.nature_id, 'mode', p.selling_mode,
  'min', p.min_quantity, 'max', p.max_quantity, 'step', p.quantity_step, 'averageGrams', p.average_grams,
  'boxItems', p.box_items, 'palletItems', p.pallet_items, 'grossGrams', p.gross_grams, 'classMaxName', p.class_max_name, 'classMaxQuantity', p.class_max_quantity,
  'mealTicket', p.meal_ticket, 'alcohol', coalesce(p.alcohol_percent > 1.2, false), 'perishable', p.perishable,
  'promotable', p.promotable,
  'vatRateBp', coalesce(v.rate_bp, 0),
  'unitCents', case when l.vat_included then pr.amount_cents
                    else round(pr.amount_cents * (10000 + coalesce(v.rate_bp, 0)) / 10000.0)::int end,
  'sold', s.product_id is not null,
  'available', s.on_hand - s.reserved + case when c.modified_order_id is null and paying.order_id is null then 0 else coalesce((
    select sum(r.quantity)::int from stock_reservation r
    where r.order_id in (c.modified_order_id, paying.order_id) and r.product_id = p.product_id and r.warehouse_id = w.warehouse_id), 0) end`;

const productJoins = sql`
  left join lateral (
    select amount_cents, price_list_id from price
    where price.product_id = p.product_id and valid_to is null and price_list_id in (a.price_list_id, 1)
      and warehouse_id in (0, w.warehouse_id)
    order by price_list_id = a.price_list_id desc, warehouse_id desc limit 1) pr on true
  left join price_list l on l.price_list_id = pr.price_list_id
  left join lateral (
    select rate_bp from product_vat join vat_category using (vat_category_id)
    where product_vat.product_id = p.product_id and valid_from <= (now() at time zone 'Europe/Rome')::date
    order by valid_from desc limit 1) v on true
  left join stock s on s.product_id = p.product_id and s.warehouse_id = w.warehouse_id`;

/**
 * The lines of cart `c`, as `LineColumns`: column by column, because a JSON array for each of two hundred lines takes the database and
 * its reader longer than all else of them.
 */
const lineColumns = sql`(select json_build_object(
    'ids', coalesce(json_agg(i.cart_item_id order by i.cart_item_id), '[]'),
    'productIds', coalesce(json_agg(i.product_id order by i.cart_item_id), '[]'),
    'quantities', coalesce(json_agg(i.quantity order by i.cart_item_id), '[]'),
    'shelves', coalesce(json_agg(i.shelf_cents order by i.cart_item_id), '[]'),
    'marks', coalesce(json_object_agg(i.cart_item_id, json_build_object('insertionTypeId', i.insertion_type_id, 'size', i.size,
        'isPackage', i.is_package, 'acceptAlternatives', i.accept_alternatives, 'wantedSubstituteId', i.wanted_substitute_id,
        'userNotes', i.user_notes, 'refused', i.refused))
      filter (where i.insertion_type_id <> 1 or i.size is not null or i.user_notes is not null or not i.accept_alternatives
        or i.is_package or i.refused or i.wanted_substitute_id is not null), '{}'))
  from cart_item i where i.cart_id = c.cart_id)`;

/** What may be written on a line beside what and how much. */
type LineMarks = Pick<
  CartLineState,
  'insertionTypeId' | 'size' | 'isPackage' | 'acceptAlternatives' | 'wantedSubstituteId' | 'userNotes' | 'refused'
>;

interface LineColumns {
  ids: number[];
  productIds: number[];
  quantities: number[];
  shelves: (number | null)[];
  /** By id of the line; most lines have none. */
  marks: Record<number, LineMarks>;
}

const unmarked: LineMarks = {
  insertionTypeId: insertionTypeIds.ordered,
  size: null,
  isPackage: false,
  acceptAlternatives: true,
  wantedSubstituteId: null,
  userNotes: null,
  refused: false,
};

/**
 * Facts of products a reader has at hand, and which changes of the catalogue they hold (all up to `version` but the
 * `missing` ones). They are used when the database has no other change of the products in question.
 */
export interface FactsAtHand {
  version: number;
  missing: readonly number[];
  of(productId: number, warehouseId: number | null): ProductFacts | undefined;
}

export interface LoadOptions {
  /** Products to read beside those in the cart. */
  productIds?: readonly number[];
  /** Without it every fact is read from the database, which takes most of the time of a large cart. */
  atHand?: FactsAtHand;
}

export interface LoadedCart {
  cart: CartState;
  /** Facts of the products in the cart and of those asked for. */
  products: Map<number, ProductFacts>;
}

/**
 * Reads a customer's open cart with everything its prices depend on, and the facts of the products asked for, in one
 * statement. Undefined when there is no open cart (products are then not read either).
 * The ids go as JSON, and a version is compared through a query of its own, because PostgreSQL then guesses the same number of
 * rows every time and keeps one plan for the statement: planning it takes longer than executing it.
 */
export async function loadCart(
  db: Db,
  accountId: number,
  now: Date,
  { productIds = [], atHand }: LoadOptions = {},
): Promise<LoadedCart | undefined> {
  const [row] = await sendLoad(db, {
    accountId,
    now,
    asked: JSON.stringify(productIds),
    reads: atHand === undefined,
    version: atHand?.version ?? 0,
    missing: JSON.stringify(atHand?.missing ?? []),
  });
  if (!row) return undefined;
  const { columns, facts, held, slot: seenSlot, ...others } = row.cart;
  const cart = { ...others, ...openSlotOf(seenSlot) };
  const read = facts && new Map(facts.map((each) => [each.productId, each]));
  const factsOf = (productId: number) => {
    if (read) return read.get(productId);
    const known = atHand?.of(productId, cart.warehouseId);
    return known && withHeld(known, held?.[productId]);
  };
  const products = new Map<number, ProductFacts>();
  for (const productId of [...columns.productIds, ...productIds]) {
    const product = factsOf(productId);
    if (product) products.set(productId, product);
    // what the reader does not hold, e.g. a product withdrawn from sale, is read with all the others
    else if (!read) return loadCart(db, accountId, now, { productIds });
  }
  return { cart: { ...cart, lines: linesOf(columns, products) }, products };
}

type SeenSlot = SlotRow & {
  lost: LostSlot['why'] | null;
};

function openSlotOf(seen: SeenSlot | null): Pick<CartState, 'slot' | 'lostSlot'> {
  if (!seen) return { slot: null, lostSlot: null };
  const { lost, ...slot } = seen;
  return lost ? { slot: null, lostSlot: { ...slot, why: lost } } : { slot, lostSlot: null };
}

const sendLoad = hotStatement(
  'load-cart',
  { accountId: 'int', now: 'timestamptz', asked: 'json', reads: 'boolean', version: 'bigint', missing: 'json' },
  ({ accountId, now, asked, reads, version, missing }) => sql<{
    cart: Omit<CartState, 'lines' | 'slot' | 'lostSlot'> & {
      slot: SeenSlot | null;
      columns: LineColumns;
      facts: ProductFacts[] | null;
      held: Record<number, number> | null;
    };
  }>`
    select json_build_object(
      'cartId', c.cart_id, 'accountId', c.account_id, 'revision', c.revision,
      'locked', ${isCartClosed('c', now)}, 'beingPaid', case when paying.order_id is not null then ${orderBeingPaidColumns} end, 'orderComment', c.order_comment,
      'acceptAlternatives', c.accept_alternatives, 'invoiceRequested', c.invoice_requested,
      'invoiceHolderId', c.invoice_holder_id, 'promoCodes', c.promo_codes,
      'purchaseOrder', case when a.company_id is not null then c.purchase_order end,
      'costCentre', case when a.company_id is not null then c.cost_centre end,
      'deliveryServiceId', c.delivery_service_id, 'warehouseId', c.warehouse_id, 'addressId', c.address_id,
      'modifiedOrderId', c.modified_order_id,
      'change', (select json_build_object('orderNumber', m.order_number, 'payableCents', m.payable_cents,
          'heldCents', coalesce((select sum(case when p.state in ('promised', 'authorised') then p.amount_cents
            else p.captured_cents - p.refunded_cents end)::int from payment p
            where p.order_id = m.order_id and p.state in ('promised', 'authorised', 'captured')), 0),
          'parkedItems', (select count(*)::int from cart k join cart_item i using (cart_id)
            where k.account_id = c.account_id and k.state = 'parked' and i.insertion_type_id = 1))
        from orders m where m.order_id = c.modified_order_id),
      'deliveryPass', ${passOfCart(sql`c.account_id`, sql`array[c.modified_order_id, paying.order_id]`, now)},
      'firstOrder', not exists (select from orders o where o.account_id = c.account_id and o.confirmed_at is not null
        and o.state <> 'replaced' and o.order_id is distinct from c.modified_order_id),
      'address', case when d.address_id is not null then json_build_object(
        'addressName', d.address_name, 'recipient', d.recipient, 'address1', d.address1, 'addressNumber', d.address_number,
        'city', d.city, 'province', d.province, 'postalcode', d.postalcode, 'latitude', d.latitude, 'longitude', d.longitude,
        'doorbell', d.doorbell, 'stairway', d.stairway, 'floor', d.floor, 'hasLift', d.has_lift, 'phone', d.phone,
        'notes', d.notes) end,
      'zone', (select json_build_object(
          'baseCostCents', z.base_cost_cents, 'freeThresholdCents', z.free_threshold_cents,
          'minimumOrderCents', z.minimum_order_cents, 'belowMinimum', z.below_minimum,
          'belowMinimumSurchargeCents', z.below_minimum_surcharge_cents, 'reducedCostCents', z.reduced_cost_cents)
        from delivery_zone z
        where z.delivery_zone_id = case when c.delivery_service_id = 1 then ${homeZoneOfAddress('d', sql`c.warehouse_id`)}
          else (select delivery_zone_id from delivery_zone p join warehouse v using (warehouse_id)
                where p.warehouse_id = c.warehouse_id and ${sells('v')} and p.delivery_service_id = c.delivery_service_id order by base_cost_cents, delivery_zone_id limit 1) end),
      'slot', (select json_build_object(
          'bookingId', b.slot_booking_id, 'timeslotId', t.timeslot_id, 'day', t.day,
          'beginTime', to_char(t.begin_time, 'HH24:MI'), 'endTime', to_char(t.end_time, 'HH24:MI'),
          'beginAt', t.begin_at, 'endAt', t.end_at, 'cutoffAt', t.cutoff_at, 'costCents', coalesce(b.cost_cents, t.cost_cents),
          'holdExpiresAt', case when b.state = 'held' then b.hold_expires_at end, 'extensions', b.extensions,
          'lost', case when b.state = 'held' then case when b.hold_expires_at <= ${now} then 'late' when t.closed then 'closed' end end)
        from slot_booking b join timeslot t using (timeslot_id)
        where b.delivery_service_id = c.delivery_service_id and t.warehouse_id = c.warehouse_id
          and ((b.state = 'held' and b.cart_id = c.cart_id
              -- a place nobody else may take any more is said to be lost until its slot is over
              and (b.hold_expires_at > ${now} or t.cutoff_at <= ${now} and t.end_at > ${now}))
            or (b.state = 'confirmed' and b.order_id in (c.modified_order_id, paying.order_id)))
        order by b.state = 'held' and b.hold_expires_at > ${now} desc, b.state = 'confirmed' desc, b.order_id is not distinct from paying.order_id desc limit 1),
      'locker', case when c.delivery_service_id = 3 then (select json_build_object(
          'name', ls.name, 'address1', ls.address1, 'addressNumber', ls.address_number, 'city', ls.city, 'province', ls.province,
          'postalcode', ls.postalcode, 'latitude', ls.latitude, 'longitude', ls.longitude, 'directions', ls.directions,
          'perOrder', ls.per_order,
          'doors', (select json_agg(json_build_object('compartmentId', k.locker_compartment_id, 'size', k.size,
              'temperature', k.temperature)) from locker_compartment k
            where k.locker_station_id = ls.locker_station_id and k.removed_at is null and k.out_of_order is null),
          'tints', coalesce((select json_object_agg(i.product_id, top.tint)
            from (select distinct product_id from cart_item where cart_id = c.cart_id) i
            join product_category m on m.product_id = i.product_id and m.is_main
            join category y on y.category_id = m.category_id
            join category top on top.path = split_part(y.path, '/', 1)), '{}'))
        from locker_station ls where ls.warehouse_id = c.warehouse_id and ${takesOrders('ls')}) end,
      'giftCertificates', coalesce((select json_agg(json_build_object(
          'giftCertificateId', g.gift_certificate_id, 'code', g.code, 'description', g.description, 'kind', g.kind,
          'balanceCents', g.balance_cents + coalesce(u.taken_cents, 0), 'heldCents', coalesce(u.held_cents, 0),
          'minimumOrderCents', g.minimum_order_cents, 'combinable', g.combinable,
          'expired', u.held_cents is null and (coalesce(g.valid_to <= ${now}, false) or g.valid_from > ${now}))
          order by k.added_at, g.gift_certificate_id)
        from cart_gift_certificate k join gift_certificate g using (gift_certificate_id)
        left join lateral (select sum(o.taken_cents)::int as taken_cents,
            sum(o.taken_cents) filter (where o.order_id = c.modified_order_id)::int as held_cents
          from order_gift_certificate o where o.order_id in (c.modified_order_id, paying.order_id) and o.state = 'reserved'
            and o.gift_certificate_id = g.gift_certificate_id) u on true
        where k.cart_id = c.cart_id), '[]'),
      'mealTickets', coalesce((select json_agg(json_build_object('paymentTypeId', m.payment_type_id, 'tickets', n.tickets,
          'maxTickets', least(m.wanted_tickets, ${ticketLimit(sql`c.account_id`, now)})) order by m.added_at, m.payment_type_id)
        from cart_meal_ticket m
        join meal_ticket_link n on n.account_id = c.account_id and n.payment_type_id = m.payment_type_id and n.broken_at is null
        join meal_ticket_issuer i on i.payment_type_id = m.payment_type_id
        where m.cart_id = c.cart_id and c.modified_order_id is null), '[]'),
      'packageTypes', coalesce((select json_agg(json_build_object(
          'orderPackageTypeId', y.order_package_type_id, 'descr', y.descr, 'costCents', y.cost_cents,
          'unitsPerPackage', y.units_per_package, 'vatRateBp', yv.rate_bp) order by y.order_package_type_id)
        from order_package_type y join vat_category yv using (vat_category_id) where y.active), '[]'),
      'spendingLimitCents', case when a.company_id is not null and not a.is_master then a.spending_limit_cents end,
      'customerBlocked', a.blocked_at is not null,
      'pointRules', coalesce((select json_agg(json_build_object('perCents', per_cents, 'points', points,
          'membersOnly', members_only)) from point_rule where valid_from <= ${now} and valid_to > ${now}), '[]'),
      'voucherRules', coalesce((select json_agg(json_build_object('voucherRuleId', voucher_rule_id,
          'description', description, 'thresholdCents', threshold_cents, 'amountCents', amount_cents))
        from voucher_rule r where r.segment = a.segment and valid_from <= ${now} and valid_to > ${now}), '[]'),
      'personalOffers', coalesce((select json_agg(${activatedOffer} order by f.valid_to, f.account_offer_id)
        from account_offer f where f.account_id = c.account_id and ${offerHolds(now)}), '[]'),
      'quotedPrices', case when a.company_id is null then '[]'::json else ${quotedPrices({
        companyId: sql`a.company_id`,
        warehouseId: sql`w.warehouse_id`,
        mine: sql`array[c.modified_order_id, paying.order_id]`,
        now,
      })} end,
      'columns', ${lineColumns},
      'facts', case when ${reads}
          or exists (select from (select product_id from catalogue_change where version > (select ${version})
            order by version desc offset 0) x where ${concerns(asked)})
          or exists (select from catalogue_change x where x.version in (
            select value::bigint from json_array_elements_text(${missing})) and ${concerns(asked)})
        then coalesce((select json_agg(json_build_object(${productFacts})) from product p ${productJoins}
          where p.product_id in (
            select i.product_id from cart_item i where i.cart_id = c.cart_id
            union all select value::int from json_array_elements_text(${asked}))), '[]') end,
      'held', case when c.modified_order_id is not null or paying.order_id is not null then (
          select json_object_agg(h.product_id, h.quantity) from (
            select r.product_id, sum(r.quantity)::int as quantity from stock_reservation r
            where r.order_id in (c.modified_order_id, paying.order_id) and r.warehouse_id = w.warehouse_id
            group by r.product_id) h) end) as cart
    from cart c
    join account a using (account_id)
    left join address d on d.address_id = c.address_id and d.deleted_at is null
    left join lateral ${orderBeingPaid(sql`c.cart_id`)} paying on true
    cross join lateral (select coalesce(c.warehouse_id, (select warehouse_id from warehouse where is_default)) as warehouse_id) w
    where c.account_id = ${accountId} and c.state = 'open'`,
);

/**
 * Whether the change `x` of the catalogue is about goods of cart `c` or those asked for. The goods of others are sold all day; "offset 0"
 * above keeps the planner, who guesses that a third of all changes are newer, from reading every change there ever was.
 */
function concerns(asked: RawBuilder<string>): RawBuilder<unknown> {
  return sql`(x.product_id is null or x.product_id in (select product_id from cart_item where cart_id = c.cart_id)
    or x.product_id in (select value::int from json_array_elements_text(${asked})))`;
}

function linesOf(
  { ids, productIds, quantities, shelves, marks }: LineColumns,
  products: ReadonlyMap<number, ProductFacts>,
): CartLineState[] {
  return ids.map((cartItemId, at) => {
    const { insertionTypeId, size, isPackage, acceptAlternatives, wantedSubstituteId, userNotes, refused } =
      marks[cartItemId] ?? unmarked;
    return {
      ...products.get(productIds[at]!)!,
      cartItemId,
      quantity: quantities[at]!,
      shelfCents: shelves[at] ?? null,
      insertionTypeId,
      size,
      isPackage,
      acceptAlternatives,
      wantedSubstituteId,
      userNotes,
      refused,
    };
  });
}

/** What the reopened order and the one being paid have reserved in the cart's warehouse is there for their cart. */
function withHeld(facts: ProductFacts, held: number | undefined): ProductFacts {
  return held && facts.available !== null ? { ...facts, available: facts.available + held } : facts;
}
