import { audienceLabels } from '@sporta/contract/staff-content-words.ts';
import type { Target } from '../../shared/documents/index.ts';
import { timeText } from './blocks.ts';

/** An entry of a menu as the content file writes it. */
export interface MenuEntry extends Omit<Target, 'warehouses'> {
  name: string;
  itemUrl: string;
  classes?: string | undefined;
  target?: '_blank' | '_self' | undefined;
  items?: MenuEntry[] | undefined;
}

export type MenuBody = { places: Record<string, MenuEntry[]> };

/** What is special about an entry, in few words; undefined when nothing is. */
export function entryNote(entry: MenuEntry, now: number): string {
  const { classes, audience } = entry;
  const who = audience && audience !== 'everybody' ? audienceLabels[audience].toLowerCase() : undefined;
  return [classes === 'hot' ? 'in evidenza' : undefined, timeText(entry, now), who].filter(Boolean).join(' · ');
}
