import type { StorageZone } from '../storage-zone.ts';
import { type CompartmentSize, cratesOfSize } from './compartments.ts';

interface Door {
  label: string;
  size: CompartmentSize;
  temperature: StorageZone;
}

export interface DoorProblem {
  code: 'door-too-warm' | 'door-too-small';
  /** In Italian, for who stands there. */
  message: string;
}

/**
 * Why a crate does not go behind a door: cold goods spoil in the warm, dry ones freeze, and only so many fit.
 * @param behind crates that are behind it already
 */
export function doorProblem(
  { label, size, temperature }: Door,
  zone: StorageZone,
  behind: number,
): DoorProblem | undefined {
  if (zone === 'dry' && temperature === 'frozen') {
    return { code: 'door-too-warm', message: `Il vano ${label} è un congelatore: il secco non ci va` };
  }
  if (zone !== 'dry' && temperature !== zone) {
    const cold = zone === 'frozen' ? 'un congelatore' : 'freddo';
    return { code: 'door-too-warm', message: `Il vano ${label} non è ${cold}: questa cassa lì si rovina` };
  }
  const fits = cratesOfSize[size];
  if (behind < fits) return undefined;
  return {
    code: 'door-too-small',
    message: `Nel vano ${label} ci ${fits === 1 ? 'sta 1 cassa' : `stanno ${fits} casse`}`,
  };
}
