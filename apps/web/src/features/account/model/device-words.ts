import type { SignedInDevice } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';

const clock = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' });

/** "Usato oggi alle 18:05", "Usato il 20/11/2026" */
export function lastUse({ lastSeenAt }: Pick<SignedInDevice, 'lastSeenAt'>, now: number): string {
  const instant = Date.parse(lastSeenAt);
  const day = shopDay(instant);
  return day === shopDay(now) ? `Usato oggi alle ${clock.format(instant)}` : `Usato il ${formatDayNumeric(day)}`;
}

/** "Accesso del 20/11/2026, resta collegato" */
export function signedInSince({ createdAt, remember }: Pick<SignedInDevice, 'createdAt' | 'remember'>): string {
  return `Accesso del ${formatDayNumeric(shopDay(Date.parse(createdAt)))}${remember ? ', resta collegato' : ''}`;
}
