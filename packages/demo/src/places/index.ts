export * from './warehouses.ts';
export * from './zones.ts';
