import { importRow } from '@sporta/contract/import/catalogue-rows.ts';
import { isEan } from '@sporta/domain';
import type { z } from 'zod';
import { applyMapping, type Mapping } from './mapping.ts';
import type { RawRow } from './read-rows.ts';

export type ImportRow = z.output<typeof importRow>;
export type ImportCategory = Extract<ImportRow, { kind: 'category' }>;
export type ImportProduct = Extract<ImportRow, { kind: 'product' }>;
export type ImportPromotion = Extract<ImportRow, { kind: 'promotion' }>;

export interface RowProblem {
  line: number;
  /** The article code or path, when it can be read. */
  row?: string;
  reason: string;
}

export interface ValidRows {
  categories: ImportCategory[];
  products: ImportProduct[];
  promotions: ImportPromotion[];
  problems: RowProblem[];
  /** Accepted, but worth a look: an EAN left out because its check digit is wrong… */
  warnings: RowProblem[];
  total: number;
}

interface Known {
  categoryPaths: ReadonlySet<string>;
  productCodes: ReadonlySet<string>;
  eanOwners: ReadonlyMap<string, string>;
  warehouseSlugs: ReadonlySet<string>;
}

/** Checks every row by itself and against the others and what the shop has; nothing is written. */
export async function validateRows(rows: AsyncIterable<RawRow>, known: Known, mapping?: Mapping): Promise<ValidRows> {
  const result: ValidRows = { categories: [], products: [], promotions: [], problems: [], warnings: [], total: 0 };
  const paths = new Set(known.categoryPaths);
  const codes = new Map<string, number>();
  const eans = new Map(known.eanOwners);
  const promotionLines: { line: number; promotion: ImportPromotion }[] = [];
  for await (const raw of rows) {
    result.total++;
    if (!raw.value) {
      result.problems.push({ line: raw.line, reason: raw.problem ?? 'the line cannot be read' });
      continue;
    }
    const candidate = mapping ? applyMapping(mapping, raw.value) : raw.value;
    const parsed = importRow.safeParse(withoutNulls(candidate));
    const name = nameOf(candidate);
    const reject = (reason: string) => result.problems.push({ line: raw.line, row: name, reason });
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      reject(`${issue?.path.join('.') || 'row'}: ${issue?.message}`);
      continue;
    }
    const row = parsed.data;
    if (row.kind === 'category') {
      const parent = row.path.includes('/') ? row.path.slice(0, row.path.lastIndexOf('/')) : undefined;
      if (parent !== undefined && !paths.has(parent)) reject(`path: the category above, "${parent}", is unknown`);
      else {
        paths.add(row.path);
        result.categories.push(row);
      }
      continue;
    }
    if (row.kind === 'promotion') {
      promotionLines.push({ line: raw.line, promotion: row });
      continue;
    }
    const twin = codes.get(row.code);
    const missing = row.categories.find((path) => !paths.has(path));
    const shop = unknownWarehouse(row, known.warehouseSlugs);
    if (twin !== undefined) reject(`code: the same code stands at line ${twin}`);
    else if (missing !== undefined) reject(`categories: "${missing}" is unknown`);
    else if (shop !== undefined) reject(`stock: there is no warehouse "${shop}"`);
    else {
      codes.set(row.code, raw.line);
      const good = row.eans.filter((ean) => {
        const owner = eans.get(ean);
        const reason = !isEan(ean)
          ? `the check digit of EAN ${ean} is wrong`
          : owner !== undefined && owner !== row.code
            ? `EAN ${ean} belongs to ${owner}`
            : undefined;
        if (reason) result.warnings.push({ line: raw.line, row: name, reason: `eans: ${reason}; left out` });
        else eans.set(ean, row.code);
        return !reason;
      });
      if (row.price === undefined) {
        result.warnings.push({ line: raw.line, row: name, reason: 'price: none, so it is not on sale yet' });
      }
      result.products.push({ ...row, eans: [...new Set(good)] });
    }
  }
  for (const { line, promotion } of promotionLines) {
    const reason = promotionProblem(promotion, (code) => codes.has(code) || known.productCodes.has(code));
    if (reason) result.problems.push({ line, row: promotion.code, reason });
    else result.promotions.push(promotion);
  }
  return result;
}

function unknownWarehouse(row: ImportProduct, slugs: ReadonlySet<string>): string | undefined {
  const named = [...Object.keys(row.stock ?? {}), ...Object.keys(row.warehousePrices ?? {})];
  return named.find((slug) => slug !== '*' && !slugs.has(slug));
}

/** What each kind of promotion must say. */
function promotionProblem(row: ImportPromotion, exists: (code: string) => boolean): string | undefined {
  if (row.endsOn < row.startsOn) return 'endsOn: it ends before it begins';
  const unknown = row.products.find((code) => !exists(code));
  if (unknown !== undefined) return `products: there is no product "${unknown}"`;
  if (row.giftCode !== undefined && !exists(row.giftCode)) return `giftCode: there is no product "${row.giftCode}"`;
  const needs: Record<ImportPromotion['promotion'], boolean> = {
    percentage: row.percent !== undefined,
    'fixed-price': row.amount !== undefined,
    'm-for-n': row.take !== undefined && row.pay !== undefined && row.pay < row.take,
    'nth-piece': row.take !== undefined && row.percent !== undefined,
    'bundle-price': row.take !== undefined && row.amount !== undefined,
    'threshold-gift': row.threshold !== undefined && row.giftCode !== undefined,
    'basket-discount': row.percent !== undefined || row.amount !== undefined,
    'delivery-discount': true,
    'first-order': row.percent !== undefined || row.amount !== undefined,
    'member-only': row.percent !== undefined || row.amount !== undefined,
  };
  return needs[row.promotion] ? undefined : `promotion: "${row.promotion}" lacks its numbers`;
}

function nameOf(row: Record<string, unknown>): string | undefined {
  const name = row.code ?? row.path ?? row.name;
  return typeof name === 'string' ? name.slice(0, 60) : undefined;
}

function withoutNulls(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== null || key === 'stock'));
}
