export { weeklySlotsQuery } from './weekly-queries.ts';
export { WeeklySlotsPage } from './weekly-slots-page.tsx';
