export { FillDialog } from './FillDialog.tsx';
export { lockersQuery, useStationAct } from './lockers-query.ts';
