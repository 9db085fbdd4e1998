import type { StaffImport } from '@sporta/contract';

/** Something works on it, and it changes by itself. */
export const isWorking = ({ state }: Pick<StaffImport, 'state'>): boolean =>
  state === 'checking' || state === 'mending' || state === 'applying' || state === 'pricing' || state === 'undoing';

/** Where it is, in a word for the list. */
export const stateWords: Record<StaffImport['state'], string> = {
  uploading: 'In caricamento',
  mapping: 'Da controllare',
  checking: 'In controllo',
  checked: 'Da applicare',
  mending: 'In controllo',
  applying: 'Si sta applicando',
  applied: 'Applicata',
  pricing: 'Prezzi in corso',
  undoing: 'Sta tornando indietro',
  undone: 'Annullata dopo',
  cancelled: 'Lasciata',
};

export const steps = ['File', 'Colonne', 'Controllo', 'Applica'] as const;

/** The step somebody is at, from 0. */
export function stepOf(state: StaffImport['state'] | undefined): number {
  if (state === undefined || state === 'uploading') return 0;
  if (state === 'mapping') return 1;
  return state === 'checking' || state === 'checked' || state === 'mending' ? 2 : 3;
}

/** "1.204": figures of a list stand below each other. */
export const count = (number: number): string =>
  number.toLocaleString('it-IT', { useGrouping: 'always' } as Intl.NumberFormatOptions);

/** "1 riga", "12.480 righe". */
export const counted = (number: number, one: string, many: string): string =>
  `${count(number)} ${number === 1 ? one : many}`;
