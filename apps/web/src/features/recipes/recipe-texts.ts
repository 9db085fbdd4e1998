import { countText } from '@sporta/domain';
/** "25 minuti", "1 ora e 30". @param minutes whole */
export function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${minutes} minuti`;
  const text = countText(hours, 'ora', 'ore');
  return rest === 0 ? text : `${text} e ${rest}`;
}
