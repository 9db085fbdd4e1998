import { type Cents, divideHalfUp } from '../money.ts';
import type { Thousandths } from '../quantity.ts';
import type { PiecesRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { CartLine, Promotion } from './types.ts';
import { applyUnitRule, type UnitChoice } from './unit-choice.ts';

/**
 * Promotions that tie pieces together, within a line or across lines: 3×2 and the like, and any promotion with a
 * maximum per order. A piece takes part in at most one of them; the pieces they leave get the best unit price.
 *
 * Which of them act is decided together for those that share products: every subset is tried (there are rarely more
 * than two) and the cheapest for the customer wins. Two choices keep "one more promotion never makes it dearer" true:
 * the pieces a promotion takes depend on list prices only, never on other promotions; and what a set of promotions
 * gives is never better than what a larger set may choose to give.
 */

/** A line on its way through the engine. */
export interface WorkLine {
  line: CartLine;
  /** What the price multiplies: pieces, or kilograms. */
  charged: Thousandths;
  /** Unit price with the stackable promotions without limits. */
  stacked: UnitChoice;
  /** Best unit price without limited promotions. */
  best: UnitChoice;
}

/** Part of a line taken by a grouping promotion. */
export interface TakenPart {
  promotion: Promotion;
  /** Index of the line among the work lines. */
  at: number;
  quantity: Thousandths;
  charged: Thousandths;
  /** Unit price the promotion started from: list price, or the stacked one. */
  from: UnitChoice;
  /** What it took off, in thousandths of a cent, starting from `from`. */
  offMilli: number;
}

export interface GroupOutcome {
  parts: TakenPart[];
  /** Complete groups of each promotion that counts pieces. */
  groups: Map<number, number>;
}

/** At most so many promotions that share products are tried in every combination; beyond, those that save most alone. */
const MAX_COMBINED = 8;

/** Whether a promotion on lines belongs here. */
export function isGrouping(promotion: Promotion): boolean {
  if (promotion.kind === 'quantity-price') return false;
  return ruleOf(promotion).level === 'pieces' || typeof promotion.maxPerOrder === 'number';
}

/** Goods sold by weight cannot be counted in pieces. */
export function countsPieces(line: CartLine): boolean {
  return (line.mode === 'piece' || line.mode === 'pack') && line.quantity >= 1000;
}

/**
 * Chooses what the grouping promotions do.
 * @param touching for each grouping promotion, the indexes of the lines it is about
 */
export function chooseGroups(lines: readonly WorkLine[], touching: ReadonlyMap<Promotion, number[]>): GroupOutcome {
  const outcome: GroupOutcome = { parts: [], groups: new Map() };
  for (const cluster of clusters(touching, lines.length)) {
    const at = [...new Set(cluster.flatMap((promotion) => touching.get(promotion) ?? []))];
    const candidates = cluster.map((promotion) => prepare(promotion, touching.get(promotion) ?? [], lines));
    const chosen = bestSubset(lines, at, mostPromising(lines, at, candidates));
    for (const [promotionId, groups] of chosen.groups) outcome.groups.set(promotionId, groups);
    outcome.parts.push(...chosen.parts);
  }
  return outcome;
}

/** Sets of promotions connected by common lines, each set by id. */
function clusters(touching: ReadonlyMap<Promotion, number[]>, lineCount: number): Promotion[][] {
  const promotions = [...touching.keys()].sort((a, b) => a.promotionId - b.promotionId);
  const parent = promotions.map((_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root] as number;
    parent[index] = root;
    return root;
  };
  const firstOfLine = new Array<number>(lineCount).fill(-1);
  for (const [index, promotion] of promotions.entries()) {
    for (const at of touching.get(promotion) ?? []) {
      const known = firstOfLine[at] as number;
      if (known < 0) firstOfLine[at] = index;
      else parent[find(index)] = find(known);
    }
  }
  const sets = new Map<number, Promotion[]>();
  for (const [index, promotion] of promotions.entries()) {
    const root = find(index);
    const set = sets.get(root);
    if (set) set.push(promotion);
    else sets.set(root, [promotion]);
  }
  return [...sets.values()];
}

/** A promotion with its lines in the order it takes them, and its limit. */
interface Candidate {
  promotion: Promotion;
  order: number[];
  limit: Thousandths;
}

function prepare(promotion: Promotion, at: readonly number[], lines: readonly WorkLine[]): Candidate {
  const limit = promotion.maxPerOrder ?? Number.POSITIVE_INFINITY;
  const lineAt = (index: number) => (lines[index] as WorkLine).line;
  const gain =
    ruleOf(promotion).level === 'pieces'
      ? (index: number) => lineAt(index).unitCents
      : (index: number) => lineAt(index).unitCents - applyUnitRule(promotion, lineAt(index).unitCents);
  const order = [...at].sort((a, b) => gain(b) - gain(a) || lineAt(a).lineId - lineAt(b).lineId);
  return { promotion, order, limit };
}

function mostPromising(lines: readonly WorkLine[], at: readonly number[], candidates: Candidate[]): Candidate[] {
  if (candidates.length <= MAX_COMBINED) return candidates;
  return candidates
    .map((candidate) => ({ candidate, cost: costOf(lines, at, play(lines, [candidate])) }))
    .sort((a, b) => a.cost - b.cost || a.candidate.promotion.promotionId - b.candidate.promotion.promotionId)
    .slice(0, MAX_COMBINED)
    .map(({ candidate }) => candidate)
    .sort((a, b) => a.promotion.promotionId - b.promotion.promotionId);
}

/** On a tie the smaller set, then the lower ids. */
function bestSubset(lines: readonly WorkLine[], at: readonly number[], candidates: readonly Candidate[]): GroupOutcome {
  let best: GroupOutcome = { parts: [], groups: new Map() };
  let bestCost = costOf(lines, at, best);
  let bestSize = 0;
  for (let mask = 1; mask < 1 << candidates.length; mask += 1) {
    const subset = candidates.filter((_, index) => mask & (1 << index));
    const outcome = play(lines, subset);
    const cost = costOf(lines, at, outcome);
    if (cost < bestCost || (cost === bestCost && subset.length < bestSize)) {
      best = outcome;
      bestCost = cost;
      bestSize = subset.length;
    }
  }
  return best;
}

/** Cost of the lines of a cluster, each line rounded as it will be. */
function costOf(lines: readonly WorkLine[], at: readonly number[], { parts }: GroupOutcome): Cents {
  const milli = new Map<number, { paid: number; left: Thousandths }>();
  for (const part of parts) {
    const known = milli.get(part.at) ?? { paid: 0, left: (lines[part.at] as WorkLine).charged };
    known.paid += part.from.cents * part.charged - part.offMilli;
    known.left -= part.charged;
    milli.set(part.at, known);
  }
  let cost = 0;
  for (const index of at) {
    const work = lines[index] as WorkLine;
    const { paid, left } = milli.get(index) ?? { paid: 0, left: work.charged };
    cost += divideHalfUp(paid + work.best.cents * left, 1000);
  }
  return cost;
}

/** Lets the promotions take their pieces, one promotion after the other. */
function play(lines: readonly WorkLine[], candidates: readonly Candidate[]): GroupOutcome {
  const left = new Map<number, Thousandths>();
  const outcome: GroupOutcome = { parts: [], groups: new Map() };
  for (const candidate of candidates) {
    if (ruleOf(candidate.promotion).level === 'pieces') takeGroups(lines, candidate, left, outcome);
    else takeLimited(lines, candidate, left, outcome);
  }
  return outcome;
}

function startingPrice(promotion: Promotion, work: WorkLine): UnitChoice {
  return promotion.stackable ? work.stacked : { cents: work.line.unitCents, steps: [] };
}

/** A promotion on the unit price with a maximum per order: it takes the units where it saves most. */
function takeLimited(
  lines: readonly WorkLine[],
  { promotion, order, limit }: Candidate,
  left: Map<number, Thousandths>,
  outcome: GroupOutcome,
): void {
  let allowed = limit;
  for (const at of order) {
    const work = lines[at] as WorkLine;
    const { line, charged } = work;
    if (applyUnitRule(promotion, line.unitCents) >= line.unitCents) continue;
    const available = left.get(at) ?? line.quantity;
    const room = line.mode === 'loose' ? allowed : Math.floor(allowed / 1000) * 1000;
    const quantity = Math.min(available, room);
    if (quantity <= 0) continue;
    const part = Math.floor((charged * quantity) / line.quantity);
    const from = startingPrice(promotion, work);
    const offMilli = (from.cents - applyUnitRule(promotion, from.cents)) * part;
    outcome.parts.push({ promotion, at, quantity, charged: part, from, offMilli });
    left.set(at, available - quantity);
    allowed -= quantity;
  }
}

/** A promotion on groups of pieces: the dearest pieces first, so that whole groups save as much as they can. */
function takeGroups(
  lines: readonly WorkLine[],
  { promotion, order, limit }: Candidate,
  left: Map<number, Thousandths>,
  outcome: GroupOutcome,
): void {
  const rule = ruleOf(promotion) as PiecesRule<Promotion>;
  const size = rule.groupSize(promotion);
  const runs = order
    .map((at) => ({ at, pieces: Math.floor((left.get(at) ?? (lines[at] as WorkLine).line.quantity) / 1000) }))
    .filter((run) => run.pieces > 0);
  const pieces = runs.reduce((sum, run) => sum + run.pieces, 0);
  let groupsLeft = Math.floor(Math.min(pieces, Math.floor(limit / 1000)) / size);
  if (size < 1 || groupsLeft === 0) return;

  const taken = new Map<number, { pieces: number; offCents: Cents }>();
  let groups = 0;
  let position = 0;
  const take = (members: readonly number[], times: number): void => {
    groupsLeft -= times;
    const listPrices = members.map((at) => (lines[at] as WorkLine).line.unitCents);
    if (sum(rule.groupPrices(promotion, listPrices)) >= sum(listPrices)) return;
    const from = members.map((at) => startingPrice(promotion, lines[at] as WorkLine).cents);
    const paid = rule.groupPrices(promotion, from);
    groups += times;
    for (const [index, at] of members.entries()) {
      const known = taken.get(at) ?? { pieces: 0, offCents: 0 };
      known.pieces += times;
      known.offCents += ((from[index] as Cents) - (paid[index] as Cents)) * times;
      taken.set(at, known);
    }
  };

  while (groupsLeft > 0) {
    const run = runs[position] as { at: number; pieces: number };
    const whole = Math.min(groupsLeft, Math.floor(run.pieces / size));
    if (whole > 0) {
      take(new Array<number>(size).fill(run.at), whole);
      run.pieces -= whole * size;
      continue;
    }
    const members: number[] = [];
    while (members.length < size) {
      const current = runs[position] as { at: number; pieces: number };
      const count = Math.min(current.pieces, size - members.length);
      for (let piece = 0; piece < count; piece += 1) members.push(current.at);
      current.pieces -= count;
      if (current.pieces === 0) position += 1;
    }
    take(members, 1);
  }

  if (groups > 0) outcome.groups.set(promotion.promotionId, groups);
  for (const [at, { pieces: count, offCents }] of taken) {
    const work = lines[at] as WorkLine;
    const quantity = count * 1000;
    outcome.parts.push({
      promotion,
      at,
      quantity,
      charged: quantity,
      from: startingPrice(promotion, work),
      offMilli: offCents * 1000,
    });
    left.set(at, (left.get(at) ?? work.line.quantity) - quantity);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
