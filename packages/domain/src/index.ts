export * from './money.ts';
export * from './promotions/index.ts';
export * from './quantity.ts';
export * from './unit-price.ts';
export * from './vat.ts';
