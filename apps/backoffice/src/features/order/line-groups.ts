import type { StaffOrderLine } from '@sporta/contract';

export type LineView = 'all' | 'changed' | 'weighed';

export interface LineGroup {
  key: 'changed' | 'weighed' | 'others';
  title: string;
  /** "1 sostituzione, 1 mancante". */
  about: string;
  lines: StaffOrderLine[];
}

export const isChanged = ({ status }: StaffOrderLine): boolean => status === 'substituted' || status === 'missing';
const isWeighed = ({ estimated }: StaffOrderLine): boolean => estimated;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * The lines of an order as people check them: what was changed, what was weighed, the rest.
 * @param euro writes an amount
 */
export function lineGroups(
  lines: readonly StaffOrderLine[],
  view: LineView,
  euro: (amount: number) => string,
): LineGroup[] {
  const changed = lines.filter(isChanged);
  const weighed = lines.filter((line) => isWeighed(line) && !isChanged(line));
  const others = lines.filter((line) => !isWeighed(line) && !isChanged(line));
  const sum = (of: readonly StaffOrderLine[], amount: (line: StaffOrderLine) => number) =>
    euro(of.reduce((total, line) => total + amount(line), 0));
  const done = weighed.filter(({ deliveredAmount }) => deliveredAmount !== undefined);
  const groups: LineGroup[] = [
    {
      key: 'changed',
      title: 'Modificati',
      about: [
        ...counted(changed.filter(({ status }) => status === 'substituted').length, 'sostituzione', 'sostituzioni'),
        ...counted(changed.filter(({ status }) => status === 'missing').length, 'mancante', 'mancanti'),
      ].join(', '),
      lines: changed,
    },
    {
      key: 'weighed',
      title: 'A peso',
      about:
        done.length > 0
          ? `stimati ${sum(done, ({ orderedAmount }) => orderedAmount)}, pesati ${sum(done, ({ deliveredAmount }) => deliveredAmount ?? 0)}`
          : `stimati ${sum(weighed, ({ orderedAmount }) => orderedAmount)}, ancora da pesare`,
      lines: weighed,
    },
    {
      key: 'others',
      title: changed.length + weighed.length > 0 ? 'Tutti gli altri' : 'Prodotti',
      about: counted(others.length, 'riga', 'righe').join(''),
      lines: others,
    },
  ];
  return groups.filter(({ key, lines: own }) => own.length > 0 && (view === 'all' || view === key));
}

/** A quantity as the line sells it: "2", "1,460 kg". */
export function quantityText(quantity: number, unit: string): string {
  if (unit !== 'kg') return quantity.toLocaleString('it-IT', { maximumFractionDigits: 3 });
  return `${quantity.toLocaleString('it-IT', { minimumFractionDigits: Number.isInteger(quantity * 10) ? 1 : 3 })} kg`;
}
