/** How near the date of a case is: past it, within a quarter of the time it had, or neither. */
export type DueLook = 'late' | 'soon' | 'calm';

interface Dated {
  openedAt: string;
  dueAt: string;
}

export function dueLook({ openedAt, dueAt }: Dated, now: number): DueLook {
  const due = Date.parse(dueAt);
  if (now >= due) return 'late';
  return due - now <= (due - Date.parse(openedAt)) / 4 ? 'soon' : 'calm';
}

/** "tra 3 giorni", "tra 40 minuti", "scaduta da 2 ore". */
export function dueText({ dueAt }: Pick<Dated, 'dueAt'>, now: number): string {
  const away = Date.parse(dueAt) - now;
  return away < 0 ? `scaduta da ${spanText(-away)}` : `tra ${spanText(away)}`;
}

/** "da 3 giorni": how long something waits. */
export const ageText = (openedAt: string, now: number): string =>
  `da ${spanText(Math.max(0, now - Date.parse(openedAt)))}`;

const units = [
  [86_400_000, 'giorno', 'giorni'],
  [3_600_000, 'ora', 'ore'],
  [60_000, 'minuto', 'minuti'],
] as const;

function spanText(span: number): string {
  for (const [size, one, many] of units) {
    const count = Math.floor(span / size);
    if (count > 0) return count === 1 ? `1 ${one}` : `${count} ${many}`;
  }
  return 'meno di un minuto';
}
