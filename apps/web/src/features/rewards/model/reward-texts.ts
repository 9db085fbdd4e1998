import type { RewardRequest } from '@sporta/contract';
import type { TagTone } from '@sporta/ui';

/** "1.240 punti", "1 punto" */
export function pointsText(points: number): string {
  return `${grouped(points)} ${points === 1 ? 'punto' : 'punti'}`;
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
