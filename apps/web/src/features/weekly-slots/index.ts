export { weeklySlotsQuery } from '../../shared/weekly/index.ts';
export { WeeklySlotsPage } from './weekly-slots-page.tsx';
