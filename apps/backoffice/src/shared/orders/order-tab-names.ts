import type { StaffOrderTab } from '@sporta/contract';

/** The tabs of the list of orders, in their order. */
export const orderTabNames: readonly [StaffOrderTab, string][] = [
  ['all', 'Tutti'],
  ['to-prepare', 'Da preparare'],
  ['in-preparation', 'In preparazione'],
  ['ready', 'Pronti'],
  ['travelling', 'In viaggio'],
  ['delivered', 'Consegnati'],
  ['to-watch', 'Da guardare'],
  ['cancelled', 'Annullati'],
  ['unpaid', 'Non pagati'],
];
