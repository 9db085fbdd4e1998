import type { GestureResult, PickingProgress } from '@sporta/contract';
import {
  afterGesture,
  isLineDone,
  type PickedLine,
  unsuitableTexts,
  untouchedLine,
  whyUnsuitable,
} from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import type { ShopView } from '../catalogue/index.ts';
import { type LineView, lowerStock, type OrderRow, type OrderView, readOrder } from '../order-book/index.ts';
import { clearWhatCame, lockOrderOfStore, resultOf, writeWhatCame } from '../orders/index.ts';
import { isWeighed, productThere, replaceable } from '../substitutes/index.ts';
import { deliveredOf, substituteOf } from './delivered-line.ts';
import { domainGesture, type GestureSent, refusalTexts } from './gesture-sent.ts';
import { headroomOf } from './headroom.ts';
import { onCarts, readAppliedGestures, readPickedLines, type StoredLine, writePicked } from './line-states.repo.ts';
import { stateToWire, zoneOf } from './lines-to-wire.ts';
import { type PickingStore, readPickingStore } from './picking-store.repo.ts';
import { doneLines, progressOf } from './progress.ts';
import { shelvesOf } from './store-products.ts';
import { silentSince } from './take-work.ts';
import { isFree, readTasks, recountTasks, type TaskRow, writeSeen, writeTaken } from './tasks.repo.ts';

/** A gesture with the number of its place in what was sent. */
type Numbered = GestureSent & { index: number };

/**
 * Applies what was done, in its order and each once, one transaction for each order. A gesture that meets what somebody else did
 * writes nothing and answers what is true.
 */
export async function applyGestures(
  deps: Deps,
  account: Account,
  { device, gestures }: { device: string; gestures: readonly GestureSent[] },
): Promise<{ results: GestureResult[]; orders: PickingProgress[] }> {
  const byOrder = Map.groupBy(
    gestures.map((gesture, index): Numbered => ({ ...gesture, index })),
    ({ orderId }) => orderId,
  );
  const results: GestureResult[] = [];
  const orders: PickingProgress[] = [];
  await writeSeen(deps.db, account.accountId, deps.clock.now());
  for (const [orderId, own] of byOrder) {
    const answer = await withTransaction(deps.db, (tx) =>
      applyToOrder(tx, deps, account, { device, orderId, own }),
    ).catch((error: unknown) => {
      if (error instanceof BusinessError && error.code === 'order-not-found') return undefined;
      throw error;
    });
    for (const [at, { index, id, orderLineId }] of own.entries()) {
      results[index] = answer?.results[at] ?? { id, orderLineId, outcome: 'refused', ...refused('line-not-found') };
    }
    if (answer) orders.push(answer.progress);
  }
  return { results, orders };
}

/** What is known of an order while gestures are applied to it; `order` and `picked` follow each of them. */
interface Hands {
  tx: Tx;
  account: Account;
  device: string;
  now: Date;
  row: OrderRow;
  order: OrderView;
  view: ShopView;
  store: PickingStore;
  tasks: TaskRow[];
  picked: Map<number, StoredLine>;
  applied: Map<string, number>;
  /** Products nobody found more of, with thousandths that are on the shelf all the same. */
  counted: Map<number, number>;
}

async function applyToOrder(
  tx: Tx,
  deps: Deps,
  account: Account,
  { device, orderId, own }: { device: string; orderId: number; own: readonly Numbered[] },
): Promise<{ results: GestureResult[]; progress: PickingProgress }> {
  const row = await lockOrderOfStore(tx, account, orderId);
  const hands: Hands = {
    tx,
    account,
    device,
    now: deps.clock.now(),
    row,
    order: (await readOrder(tx, orderId))!,
    view: shelvesOf(deps, row.warehouseId),
    store: await readPickingStore(tx, row.warehouseId),
    tasks: await readTasks(tx, [orderId]),
    picked: await readPickedLines(tx, [orderId]),
    applied: await readAppliedGestures(
      tx,
      orderId,
      own.map(({ id }) => id),
    ),
    counted: new Map(),
  };
  const results: GestureResult[] = [];
  for (const gesture of own) results.push(await applyOne(hands, gesture));
  if (results.some(({ outcome }) => outcome === 'applied')) await recountTasks(tx, orderId);
  await correctStock(hands);
  const tasks = await readTasks(tx, [orderId]);
  return { results, progress: progressOf(hands.order, tasks, hands.picked, account.accountId) };
}

async function applyOne(hands: Hands, gesture: Numbered): Promise<GestureResult> {
  const { id, orderLineId } = gesture;
  const line = hands.order.lines.find((each) => each.orderLineId === orderLineId);
  if (!line) return { id, orderLineId, outcome: 'refused', ...refused('line-not-found') };
  const answer = (rest: Pick<GestureResult, 'outcome' | 'code' | 'message'>): GestureResult => ({
    id,
    orderLineId,
    ...rest,
    state: stateToWire(lineOf(hands, orderLineId), hands.picked.get(orderLineId), hands.view),
  });
  const known = hands.applied.get(id);
  if (known !== undefined) {
    return answer(
      known === orderLineId ? { outcome: 'already-applied' } : { outcome: 'refused', ...refused('line-not-found') },
    );
  }
  if (hands.row.state !== 'picking') return answer({ outcome: 'refused', ...refused('order-not-in-picking') });
  const task = hands.tasks.find(({ zone }) => zone === zoneOf(line));
  const other =
    task && task.accountId !== hands.account.accountId && !isFree(task, silentSince(hands.store, hands.now));
  if (!task || other) return answer({ outcome: 'conflict', message: `Adesso questo settore lo prepara ${task?.name}` });
  const before = hands.picked.get(orderLineId);
  const revision = before?.revision ?? 0;
  if (gesture.revision > revision) return answer({ outcome: 'early' });
  if (gesture.revision < revision) return answer({ outcome: 'conflict', message: whoWasFirst(before) });
  const next = afterGesture(line, before ?? untouchedLine, domainGesture(gesture), hands.store.tolerancePercent);
  if (typeof next === 'string') return answer({ outcome: 'refused', ...refused(next) });
  const refusal = await writeNext(hands, gesture, line, next);
  if (refusal) return answer({ outcome: 'refused', ...refusal });
  if (task.accountId !== hands.account.accountId) await takeAgain(hands, task);
  return answer({ outcome: 'applied' });
}

/** Writes what is true of a line now, into the line of the order too, where customers read it; or says why it cannot be. */
async function writeNext(
  hands: Hands,
  gesture: Numbered,
  line: LineView,
  next: PickedLine,
): Promise<Pick<GestureResult, 'code' | 'message'> | undefined> {
  const { tx, account, device, now, order, view } = hands;
  const problem = next.substituteId === null ? undefined : substituteProblem(hands, line, next);
  if (problem) return problem;
  const substitute = next.substituteId === null ? null : substituteOf(view, next)!;
  const delivered = deliveredOf(line, next, substitute);
  const result = delivered && resultOf(line, delivered);
  const picked = new Map(hands.picked);
  const by = { accountId: account.accountId, name: account.firstName, device, at: now };
  const shelf = next.reason === 'not-there' ? (gesture.shelf ?? 0) * 1000 : 0;
  picked.set(line.orderLineId, { ...next, ...by, shelf });
  const lines = order.lines.map((each) =>
    each.orderLineId === line.orderLineId ? { ...each, ...cameOf(result) } : each,
  );
  const after: OrderView = { ...order, lines };
  if (result && !gesture.aboveAuthorised) {
    const [room, roomBefore] = [
      headroomOf(after, doneLines(after, picked)),
      headroomOf(order, doneLines(order, hands.picked)),
    ];
    if (room !== undefined && room < 0 && room < (roomBefore ?? 0)) return refused('above-authorised', -room);
  }
  await writePicked(
    tx,
    {
      gestureId: gesture.id,
      orderId: order.orderId,
      orderLineId: line.orderLineId,
      kind: gesture.kind,
      accountId: account.accountId,
      device,
      madeAt: gesture.at,
      now,
    },
    next,
    shelf,
  );
  if (result) await writeWhatCame(tx, [result]);
  else if (line.outcome !== null) await clearWhatCame(tx, line.orderLineId);
  if (next.reason === 'not-there' && line.productId !== null) {
    hands.counted.set(line.productId, Math.max(shelf, hands.counted.get(line.productId) ?? 0));
  }
  hands.applied.set(gesture.id, line.orderLineId);
  hands.picked = picked;
  hands.order = after;
  return undefined;
}

/** Fields of a line as its order keeps them. */
function cameOf(result: ReturnType<typeof resultOf> | undefined) {
  return {
    outcome: result?.outcome ?? null,
    deliveredQuantity: result?.quantity ?? null,
    deliveredGrams: result?.grams ?? null,
    deliveredCents: result?.cents ?? null,
    substitute: result?.substitute ?? null,
  };
}

const lineOf = ({ order }: Hands, orderLineId: number) => order.lines.find((each) => each.orderLineId === orderLineId)!;

/** Why a product cannot come in the place of a line, whatever was scanned. */
function substituteProblem(
  { view }: Hands,
  line: LineView,
  next: PickedLine,
): Pick<GestureResult, 'code' | 'message'> | undefined {
  const product = productThere(view, next.substituteId!);
  if (!product || product.productId === line.productId) return refused('product-not-found');
  if (isWeighed(product) && next.grams === null) return refused('weight-needed');
  if (!isWeighed(product) && next.quantity % 1000 !== 0) return refused('invalid-quantity');
  const ordered = line.productId === null ? undefined : view.catalogue.product(line.productId);
  const why = ordered && whyUnsuitable(replaceable(view, ordered), replaceable(view, product));
  return why ? { code: 'not-suitable', message: unsuitableTexts[why] } : undefined;
}

/** Who worked on a zone that nobody has, or whose picker fell silent, has it from now on. */
async function takeAgain(hands: Hands, task: TaskRow): Promise<void> {
  const { tx, account, now } = hands;
  const cartPlace =
    hands.tasks.find(({ accountId }) => accountId === account.accountId)?.cartPlace ?? task.cartPlace ?? 1;
  await writeTaken(tx, task, { accountId: account.accountId, cartPlace, now });
  hands.tasks = hands.tasks.map((each) =>
    each.zone === task.zone
      ? { ...each, accountId: account.accountId, name: account.firstName, cartPlace, seenAt: now }
      : each,
  );
}

/** Nobody buys what nobody finds: the books come down to what is on shelves and carts. */
async function correctStock({ tx, row, counted }: Hands): Promise<void> {
  if (counted.size === 0) return;
  const carts = await onCarts(tx, row.warehouseId, [...counted.keys()]);
  const there = [...counted].map(([id, shelf]): [number, number] => [id, shelf + (carts.get(id) ?? 0)]);
  await lowerStock(tx, row.warehouseId, new Map(there));
}

function whoWasFirst(line: StoredLine | undefined): string {
  if (!line) return 'La riga è cambiata nel frattempo';
  if (line.accountId === null) return 'Il cliente ha rifiutato la sostituzione';
  return `${line.name} l’ha già ${isLineDone(line.status) ? 'fatta' : 'cambiata'} alle ${timeFormat.format(line.at)}`;
}

const timeFormat = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

const refused = (code: Parameters<typeof refusalTexts>[0], cents = 0) => ({ code, message: refusalTexts(code, cents) });
