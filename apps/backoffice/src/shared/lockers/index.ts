export { FillDialog } from './FillDialog.tsx';
export { lockersQuery, useStationAct } from './lockers-query.ts';
export type { Placed } from './placing.ts';
