import type { Module } from '../../platform/module.ts';
import { registerReadinessRoutes } from './readiness.routes.ts';

export { readReadiness } from './read-readiness.ts';

/** What a shop still lacks before it can sell. */
export const readinessModule: Module = { name: 'readiness', register: (app) => registerReadinessRoutes(app) };
