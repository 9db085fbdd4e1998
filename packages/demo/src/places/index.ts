export * from './lockers.ts';
export * from './positions.ts';
export * from './warehouses.ts';
export * from './zones.ts';
