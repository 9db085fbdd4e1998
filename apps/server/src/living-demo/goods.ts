import type { SellingMode } from '@sporta/domain';
import type { PoolClient } from 'pg';

/** A product as an order keeps it. Amounts are cents, quantities thousandths. */
export interface DemoGoods {
  productId: number;
  code: string;
  name: string;
  brand: string;
  description: string;
  slug: string;
  mode: SellingMode;
  averageGrams: number | null;
  /** Of one piece as it is carried. */
  grossGrams: number | null;
  step: number;
  unitCents: number;
  vatRateBp: number;
  perishable: boolean;
  mealTicket: boolean;
  sector: string;
  tint: string | null;
}

/** What the demo's customers buy, the best liked first: goods of the price list of households that need no look at an identity card. */
export async function demoGoods(client: PoolClient): Promise<DemoGoods[]> {
  const { rows } = await client.query<DemoGoods>(`
    select p.product_id as "productId", p.code, p.short_name as name, p.brand, p.description, p.slug, p.selling_mode as mode,
      p.average_grams as "averageGrams", p.gross_grams as "grossGrams", p.quantity_step as step, pr.amount_cents as "unitCents", coalesce(v.rate_bp, 0) as "vatRateBp",
      p.perishable, p.meal_ticket as "mealTicket", root.name as sector, root.tint
    from product p
    join product_category m on m.product_id = p.product_id and m.is_main
    join category leaf on leaf.category_id = m.category_id
    join category root on root.path = split_part(leaf.path, '/', 1)
    join price pr on pr.product_id = p.product_id and pr.price_list_id = 1 and pr.warehouse_id = 0 and pr.valid_to is null
    left join lateral (select rate_bp from product_vat join vat_category using (vat_category_id)
      where product_vat.product_id = p.product_id order by valid_from desc limit 1) v on true
    where p.published and p.nature_id = 1 and p.alcohol_percent is null and p.quantity_step <= 1000 and p.max_quantity is null
    order by p.popularity desc, p.product_id limit 420`);
  return rows;
}

/** What the shop pays for what it sells, where nobody has said: 58 to 83 % of the net price, the same each time. */
export async function writeCosts(client: PoolClient): Promise<void> {
  await client.query(`
    insert into product_cost (product_id, net_cents)
    select p.product_id, greatest(1, round(pr.amount_cents / (1 + coalesce(v.rate_bp, 0) / 10000.0) * (58 + p.product_id * 7 % 26) / 100))::int
    from product p
    join price pr on pr.product_id = p.product_id and pr.price_list_id = 1 and pr.warehouse_id = 0 and pr.valid_to is null
    left join lateral (select rate_bp from product_vat join vat_category using (vat_category_id)
      where product_vat.product_id = p.product_id order by valid_from desc limit 1) v on true
    on conflict (product_id) do nothing`);
}
