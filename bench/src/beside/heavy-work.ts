import { readConfig } from '@sporta/server/platform/config.ts';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { createSession } from '@sporta/server/platform/session.ts';
import { callerOf } from '../lists/staff.ts';
import { queries } from '../products.ts';
import { exchange } from '../shop.ts';

interface HeavyWork {
  name: string;
  /** @returns what it did, in a few words */
  work(): Promise<string | undefined>;
}

const times = 12;
const pdfs = 4;
const linesOfPdf = 60;
const wordsOfList = 500;

/** What takes long and that people ask for nevertheless. */
export async function heavyWork(database: DatabaseHandle, url: string): Promise<HeavyWork[]> {
  const staff = await callerOf(database, url, {
    name: 'export',
    roles: ['store-manager', 'customer-care', 'accounting'],
  });
  const papers = await ordersWithPapers(database);
  const words = queries(wordsOfList * times);
  return [
    {
      name: 'the biggest listing',
      async work() {
        let bytes = 0;
        for (let turn = 0; turn < times; turn++) {
          const answer = await exchange(
            `${url}/ebsn/api/products?page_size=${mostOnPage}&page=${(turn % 10) + 1}&sort=${turn % 2 ? 'name' : 'price'}`,
          );
          bytes += answer.length;
        }
        return `${times} of ${(bytes / times / 1024).toFixed(0)} kB`;
      },
    },
    {
      name: `a list of ${wordsOfList} words`,
      async work() {
        for (let turn = 0; turn < times / 3; turn++) {
          const list = words.slice(turn * wordsOfList, (turn + 1) * wordsOfList).join('\n');
          await post(`${url}/ebsn/api/search/fast`, { words: [list.slice(0, 10_000)] });
        }
        return `${times / 3} of them`;
      },
    },
    {
      name: `${pdfs} PDFs at once`,
      async work() {
        for (let turn = 0; turn < times / 3; turn++) {
          await Promise.all(
            papers.map(({ orderId, headers }) => pdf(`${url}/ebsn/api/order/receipt.pdf?order_id=${orderId}`, headers)),
          );
        }
        return `${times / 3} times, ${linesOfPdf} lines each`;
      },
    },
    ...(['csv', 'xlsx'] as const).map((format) => ({
      name: `a file of 100,000 orders (${format})`,
      async work() {
        const start = performance.now();
        const bytes = await staff.file(`staff/orders.csv?format=${format}&tab=delivered`);
        return `${(bytes / 2 ** 20).toFixed(1)} MB in ${((performance.now() - start) / 1000).toFixed(1)} s`;
      },
    })),
  ];
}

/** The most the contract gives on one page. */
const mostOnPage = 5000;

async function post(url: string, body: object): Promise<Buffer> {
  return checked(
    await exchange(url, { method: 'POST', headers: { 'content-type': 'application/json' } }, JSON.stringify(body)),
  );
}

function checked(answer: Buffer): Buffer {
  const { response } = JSON.parse(answer.toString());
  if (response.status !== 0) throw new Error(answer.toString().slice(0, 300));
  return answer;
}

async function pdf(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await exchange(url, { headers });
  if (answer.subarray(0, 5).toString() !== '%PDF-') throw new Error(answer.toString().slice(0, 300));
}

/** Delivered orders of many lines, each with the session of its customer. */
async function ordersWithPapers({ pool, db }: DatabaseHandle) {
  const { rows } = await pool.query(
    `select order_id as "orderId", account_id as "accountId" from orders where state = 'delivered' order by order_id limit ${pdfs}`,
  );
  const session = { db, config: readConfig({}), clock: { now: () => new Date() } };
  return Promise.all(
    rows.map(async ({ orderId, accountId }) => {
      await pool.query(
        `insert into order_line (order_id, position, product_id, code, name, brand, description, slug, sector_name, selling_mode, quantity,
           unit, unit_price_cents, gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives, outcome, delivered_quantity,
           delivered_cents)
         select $1, 100 + n, product_id, code, name, brand, description, slug, sector_name, selling_mode, quantity, unit, unit_price_cents,
           gross_cents, vat_rate_bp, vat_code, perishable, accept_alternatives, 'picked', quantity, gross_cents
         from (select * from order_line where order_id = $1 order by position limit 1) l, generate_series(1, $2) n
         where not exists (select from order_line where order_id = $1 and position > 100)`,
        [orderId, linesOfPdf],
      );
      const { token } = await createSession(session, accountId, { remember: false });
      return { orderId, headers: { 'x-ebsn-account': token, 'x-ebsn-client': 'bench' } };
    }),
  );
}
