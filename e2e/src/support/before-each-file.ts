import { beforeAll } from 'vitest';
import { bringStockBack } from './opening-stock.ts';
import { databaseUrl } from './shop.ts';

beforeAll(async () => {
  if (databaseUrl()) await bringStockBack(databaseUrl());
});
