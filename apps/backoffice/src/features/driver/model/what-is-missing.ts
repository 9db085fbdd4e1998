import type { DriverLine, DriverStop } from '@sporta/contract';

const refusedOf = ({ refused }: DriverStop, { orderLineId }: DriverLine): number =>
  refused.find((each) => each.orderLineId === orderLineId)?.quantity ?? 0;

/** Lines of which something came and something stays with the customer. */
export const linesThatStay = (stop: DriverStop): DriverLine[] =>
  stop.lines.filter((line) => line.quantity > 0 && refusedOf(stop, line) < line.quantity);

/** Of these, those only an adult may take. */
export const linesForAdults = (stop: DriverStop): DriverLine[] => linesThatStay(stop).filter(({ alcohol }) => alcohol);

/** Nothing stays: there is nothing to hand over, and all of it goes back. */
export const refusesAll = (stop: DriverStop): boolean => linesThatStay(stop).length === 0;

/** Goods that go back are asked for while somebody is at the door, and nobody has said yet whether they were there. */
export const isAskedYet = ({ collections = [] }: DriverStop): boolean =>
  collections.some(({ state }) => state === 'waiting');

/**
 * What has to be done before "Consegnato", in words; undefined when nothing is. The server holds to the same, but for goods to be
 * fetched: unanswered, they wait for the next van.
 */
export function whatIsMissing(stop: DriverStop, { proved }: { proved: boolean }): string | undefined {
  const crates = stop.crates.flatMap(({ handedOver }, index) => (handedOver ? [] : [index + 1]));
  const parts = [
    crates.length === 1 ? `la cassa ${crates[0]}` : crates.length > 1 ? `${crates.length} casse` : undefined,
    linesForAdults(stop).length > 0 && stop.age !== 'adult' ? 'il controllo età' : undefined,
    isAskedYet(stop) ? 'la risposta sul ritiro' : undefined,
    proved ? undefined : 'la prova di consegna',
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const verb = parts.length > 1 || crates.length > 1 ? 'Mancano' : 'Manca';
  return `${verb} ${new Intl.ListFormat('it', { type: 'conjunction' }).format(parts)}`;
}
