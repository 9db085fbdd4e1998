/** How points are earned: `points` for every `perCents` of goods. */
export interface PointRule {
  perCents: number;
  points: number;
  membersOnly: boolean;
}

/** An order from `thresholdCents` of goods on gives a gift certificate for the next one. */
export interface VoucherRule {
  voucherRuleId: number;
  description: string;
  thresholdCents: number;
  amountCents: number;
}

/** Points an order gives. @param goodsCents goods after every discount */
export function earnedPoints(rules: readonly PointRule[], goodsCents: number, isMember: boolean): number {
  return rules
    .filter((rule) => isMember || !rule.membersOnly)
    .reduce((sum, rule) => sum + Math.floor(goodsCents / rule.perCents) * rule.points, 0);
}

/** Points of orders that are still to come, each by the rules of its day. */
export const pendingPoints = (
  orders: readonly { pointRules: readonly PointRule[]; goodsCents: number; isMember: boolean }[],
): number => orders.reduce((sum, order) => sum + earnedPoints(order.pointRules, order.goodsCents, order.isMember), 0);

/** The gift certificate an order gives: that of the highest threshold it reaches; of equal ones the largest. */
export function earnedVoucher<R extends VoucherRule>(rules: readonly R[], goodsCents: number): R | undefined {
  return rules
    .filter((rule) => goodsCents >= rule.thresholdCents)
    .sort((a, b) => b.thresholdCents - a.thresholdCents || b.amountCents - a.amountCents)[0];
}

/**
 * Points of an order that goods given back take with them: their share, rounded so that the customer keeps only whole
 * points of what they kept.
 * @param returnedCents of the goods, all that came back so far
 */
export function pointsToClawBack(points: number, goodsCents: number, returnedCents: number): number {
  if (goodsCents <= 0 || returnedCents >= goodsCents) return returnedCents > 0 ? points : 0;
  return points - Math.floor((points * (goodsCents - Math.max(0, returnedCents))) / goodsCents);
}
