import type { PointRule, RewardRequest } from '@sporta/contract';
import type { TagTone } from '@sporta/ui';

/** "1.240 punti", "1 punto" */
export function pointsText(points: number): string {
  return `${grouped(points)} ${points === 1 ? 'punto' : 'punti'}`;
}

/** "Ti mancano 12 punti", "Ti manca 1 punto" */
export function missingText(points: number): string {
  return `${points === 1 ? 'Ti manca' : 'Ti mancano'} ${pointsText(points)}`;
}

/** "+83", "−100", "0" */
export function signedPoints(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${grouped(points)}` : `−${grouped(-points)}`;
}

/** "Un punto per ogni euro di spesa consegnata." Empty when nothing earns points now. */
export function rulesText(rules: readonly Pick<PointRule, 'name'>[]): string {
  return rules.map(({ name }) => `${name} di spesa consegnata.`).join(' ');
}

/** "1.240" */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

export const requestTones: Record<RewardRequest['state'], TagTone | undefined> = {
  requested: 'info',
  ready: 'lemon',
  delivered: 'green',
  cancelled: undefined,
};
