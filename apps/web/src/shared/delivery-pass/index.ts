export { PassHint } from './late-pass-hint.ts';
export { isHad, passesKey, passesQuery, passOffersQuery, passQuery, useHasPassPage } from './passes.ts';
