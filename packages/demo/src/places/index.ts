export * from './positions.ts';
export * from './warehouses.ts';
export * from './zones.ts';
