import type { Module } from '../platform/module.ts';

/** The parts of the shop, in the order in which they start. */
export const modules: Module[] = [];
