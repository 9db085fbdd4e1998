export { PassHint } from './late-pass-hint.ts';
export { PassInCompany } from './pass-in-company.tsx';
export {
  isHad,
  isRunning,
  passesKey,
  passesQuery,
  passOffersQuery,
  passQuery,
  useHasPassPage,
  useRunningPass,
} from './passes.ts';
