import { mostListed } from '@sporta/contract';
import type { StaffOrderTab } from '@sporta/contract/staff-order-words.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { countListed } from '../../platform/db/listed.ts';
import {
  besideTabs,
  type Condition,
  conditionOf,
  isState,
  openMatters,
  stateOf,
  statesOf,
  tabs,
  typesAskedBy,
  unpaidStates,
} from './order-conditions.repo.ts';
import type { OrderFilter } from './order-filter.ts';

/* How many orders the tabs of the Banco hold. Raw: each count ends where a list ends. */

/**
 * What is counted, each order once: an order is of one state, so that what all of them hold is the sum of tabs. Of those to be
 * watched, the ones that were not delivered are counted by their state already.
 */
const pieces = (({ all: _all, 'to-watch': _watched, ...each }) => ({
  ...each,
  beside: isState(...besideTabs),
  matters: sql`o.order_id = any(array(${openMatters})) and o.state <> 'not-delivered'`,
}))(tabs);
type Piece = keyof typeof pieces;

/** How many orders each tab holds under the filter, and how many its page is one of. */
export async function countOrderList(
  db: Db,
  filter: OrderFilter,
): Promise<{ counts: Record<StaffOrderTab, number>; total: number }> {
  const shared = conditionOf(filter, await typesAskedBy(db, filter));
  const wanted: Record<string, Condition> = filter.state ? { ...pieces, asked: stateOf(filter) } : pieces;
  const counted = await countInParts(db, filter, shared, wanted);
  const { asked, beside, matters, ...each } = counted;
  const sum = Object.keys(statesOf).reduce((total, tab) => total + each[tab as keyof typeof statesOf], beside);
  const counts = { ...each, all: atMost(sum), 'to-watch': atMost(beside + matters) };
  return { counts, total: asked ?? counts[filter.tab] };
}

type Counted = Record<Piece, number> & { asked?: number };
const atMost = (count: number) => Math.min(count, mostListed + 1);

/**
 * What is counted together where words are looked for: work in hand, never as much as all that was ever delivered or cancelled. One
 * by one, each count went through all that has the words.
 */
const inHand = ['to-prepare', 'in-preparation', 'ready', 'travelling', 'unpaid', 'beside'] as const satisfies Piece[];
const { delivered: _delivered, cancelled: _cancelled, ...statesInHand } = statesOf;
const isInHand = isState(...Object.values(statesInHand).flat(), ...unpaidStates, ...besideTabs);

/** Delivered orders are most of them: they are counted beside the others, over a connection of their own. */
async function countInParts(
  db: Db,
  filter: OrderFilter,
  shared: Condition,
  { delivered, ...others }: Record<string, Condition>,
): Promise<Counted> {
  const order = isInIndex(filter) ? sql`order by o.state, o.slot_begin_at` : sql``;
  const apart = (wanted: Record<string, Condition>) =>
    Object.entries(wanted).map(
      ([name, which]) =>
        sql`${countListed(sql`from orders o where ${shared} and ${which} ${order}`)} as ${sql.ref(name)}`,
    );
  const count = async (columns: Condition[], from = sql``) => {
    const { rows } = await sql<Counted>`select ${sql.join(columns)} ${from}`.execute(db);
    return rows[0]!;
  };
  const countTogether = () => {
    const columns = inHand.map(
      (name) =>
        sql`least(count(*) filter (where ${others[name]}), ${sql.lit(mostListed + 1)})::int as ${sql.ref(name)}`,
    );
    const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !inHand.includes(name as never)));
    return count(
      [...apart(rest), sql`in_hand.*`],
      sql`from (select ${sql.join(columns)} from orders o where ${shared} and ${isInHand}) in_hand`,
    );
  };
  const [most, rest] = await Promise.all([
    count(apart({ delivered: delivered! })),
    filter.q ? countTogether() : count(apart(others)),
  ]);
  return { ...rest, ...most };
}

/**
 * Whether all the filter looks at lies in the index of states and slots (migration 0096). Read in its order, that index is gone
 * through and no order is, whatever the planner makes of how many there are.
 */
const isInIndex = ({ q, user_id: userId, company_id: companyId, payment, orderIds, begin }: OrderFilter) =>
  !q && !userId && !companyId && !payment && !orderIds && !begin;
