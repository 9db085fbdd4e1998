import { isShopDay } from '@sporta/domain';

/** What the address of the room says. */
export interface ColdSearch {
  cell?: number | undefined;
  day?: string | undefined;
}

export function readColdSearch({ cell, day }: Record<string, unknown>): ColdSearch {
  return {
    cell: /^[1-9]\d{0,8}$/.test(String(cell)) ? Number(cell) : undefined,
    day: typeof day === 'string' && isShopDay(day) ? day : undefined,
  };
}
