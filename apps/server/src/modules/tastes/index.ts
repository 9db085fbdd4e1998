import type { Module } from '../../platform/module.ts';
import { registerTasteRoutes } from './tastes.routes.ts';

/** What a customer never eats, and what they thought of what they bought: for themselves alone. */
export const tastesModule: Module = { name: 'tastes', register: (app) => registerTasteRoutes(app) };
