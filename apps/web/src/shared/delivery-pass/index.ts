export { PassHint } from './late-pass-hint.ts';
export { isHad, isRunning, passesKey, passesQuery, passOffersQuery, passQuery, useHasPassPage } from './passes.ts';
