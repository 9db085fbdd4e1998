import type { PoolClient } from 'pg';

interface DemoList {
  name: string;
  isFavourites?: boolean;
  /** Departments its products are of, the best liked of each kind first; absent = what is bought in every order. */
  departments?: string[];
  products: number;
  /** Days since it was changed. */
  changed: number;
  /** Proposes itself every so many days; the next time is today. */
  recurs?: number;
  shareToken?: string;
}

const lists: DemoList[] = [
  {
    name: 'Preferiti',
    isFavourites: true,
    departments: ['frutta-e-verdura', 'latticini-e-uova'],
    products: 6,
    changed: 3,
  },
  { name: 'Spesa della settimana', products: 12, changed: 1, recurs: 7 },
  { name: 'Colazione', departments: ['colazione-e-dolci', 'latticini-e-uova'], products: 9, changed: 9 },
  {
    name: 'Cena con amici',
    departments: ['cantina', 'salumi-e-formaggi', 'pane-e-pasticceria'],
    products: 8,
    changed: 16,
    shareToken: 'demo-cena-con-amici',
  },
];

/** The lists of the household of the demo. Runs after its orders. */
export async function seedLists(client: PoolClient, login: string): Promise<void> {
  for (const list of lists) {
    const { rows } = await client.query(
      `insert into product_list (account_id, name, is_favourites, share_token, created_at, updated_at, recurs_days, proposed_from)
       select account_id, $2, $3, $4, now() - interval '60 days', now() - make_interval(days => $5), $6::int,
              case when $6::int is not null then (now() at time zone 'Europe/Rome')::date end
       from account where login = $1 returning product_list_id`,
      [login, list.name, list.isFavourites ?? false, list.shareToken ?? null, list.changed, list.recurs ?? null],
    );
    const listId: number = rows[0].product_list_id;
    const { rowCount } = list.departments
      ? await fillFromDepartments(client, listId, list.departments, list.products)
      : await fillFromOrders(client, listId, login, list.products);
    if (rowCount !== list.products) throw new Error(`the demo list ${list.name} has ${rowCount} products`);
  }
}

/** What the household orders most often. */
function fillFromOrders(client: PoolClient, listId: number, login: string, products: number) {
  return client.query(
    `insert into product_list_item (product_list_id, product_id, quantity, position)
     select $1, product_id, quantity, row_number() over (order by times desc, product_id) - 1
     from (select l.product_id, count(*) as times, mode() within group (order by l.quantity) as quantity
           from orders o join order_line l using (order_id) join account a using (account_id)
           where a.login = $2 and l.product_id is not null group by l.product_id
           order by times desc, l.product_id limit $3) usual`,
    [listId, login, products],
  );
}

/** The best liked product of each kind, in turn from each department. */
function fillFromDepartments(client: PoolClient, listId: number, departments: string[], products: number) {
  return client.query(
    `insert into product_list_item (product_list_id, product_id, quantity, position)
     select $1, product_id, greatest(quantity_step, min_quantity, 1000), row_number() over (order by turn, department) - 1
     from (select p.*, split_part(leaf.path, '/', 1) as department,
             row_number() over (partition by split_part(leaf.path, '/', 1) order by p.popularity desc, p.product_id) as turn
           from (select distinct on (product_kind) * from product where published and nature_id = 1
                 order by product_kind, popularity desc, product_id) p
           join product_category m on m.product_id = p.product_id and m.is_main
           join category leaf on leaf.category_id = m.category_id
           where split_part(leaf.path, '/', 1) = any($2)) ranked
     order by turn, department limit $3`,
    [listId, departments, products],
  );
}
