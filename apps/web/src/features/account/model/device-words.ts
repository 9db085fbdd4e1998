import type { SignedInDevice } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { clock } from '../../../lib/late-format.ts';

/** "Usato oggi alle 18:05", "Usato il 20/11/2026" */
export function lastUse({ lastSeenAt }: Pick<SignedInDevice, 'lastSeenAt'>, now: number): string {
  const instant = Date.parse(lastSeenAt);
  const day = shopDay(instant);
  return day === shopDay(now) ? `Usato oggi alle ${clock(instant)}` : `Usato il ${formatDayNumeric(day)}`;
}

/** "Accesso del 20/11/2026, resta collegato" */
export function signedInSince({ createdAt, remember }: Pick<SignedInDevice, 'createdAt' | 'remember'>): string {
  return `Accesso del ${formatDayNumeric(shopDay(Date.parse(createdAt)))}${remember ? ', resta collegato' : ''}`;
}
