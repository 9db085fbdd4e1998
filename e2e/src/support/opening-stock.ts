import pg from 'pg';

/* What a shop had in stock when its tests began: some sixty files buy from it, and the same few goods. */

async function withDatabase(url: string, work: (db: pg.Client) => Promise<unknown>): Promise<void> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await work(db);
  } finally {
    await db.end();
  }
}

/** Writes down what is free to sell, beside the shop's own tables. */
export const noteOpeningStock = (url: string): Promise<void> =>
  withDatabase(url, (db) =>
    db.query(
      'create table opening_stock_of_tests as select product_id, warehouse_id, on_hand - reserved as free from stock where on_hand is not null',
    ),
  );

/** Brings back what tests before have bought. A shop that was started by hand, without the note, keeps what it has. */
export const bringStockBack = (url: string): Promise<void> =>
  withDatabase(url, async (db) => {
    const { rows } = await db.query("select to_regclass('opening_stock_of_tests') as noted");
    if (rows[0].noted === null) return;
    await db.query(
      `update stock set on_hand = stock.reserved + opening.free from opening_stock_of_tests opening
       where opening.product_id = stock.product_id and opening.warehouse_id = stock.warehouse_id
         and stock.on_hand - stock.reserved < opening.free`,
    );
  });
