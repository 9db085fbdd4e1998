import { importRow } from '@sporta/contract/import/catalogue-rows.ts';
import { isEan } from '@sporta/domain';
import type { z } from 'zod';
import { bareEan } from './bare-ean.ts';
import { nestColumns } from './columns.ts';
import { completeRow, type KnownProduct, unsortedCategory, withoutNulls } from './complete-row.ts';
import { explainIssue } from './explain-issue.ts';
import type { ImportCategory, ImportProduct, ImportPromotion, ImportRow } from './import-rows.ts';
import { unknownFields } from './known-fields.ts';
import type { RawRow } from './read-rows.ts';
import { isOfItsOwn, readablePart } from './readable-part.ts';
import { isStorable, productProblems, promotionProblems } from './row-rules.ts';

export interface RowProblem {
  line: number;
  /** The article code or path, when it can be read. */
  row?: string;
  /** `field: what is wrong with it`; several are separated by semicolons. */
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
  /** Line of the file on which a product stands, by its code. */
  lineOf(code: string): number | undefined;
}

/** Makes one of our rows of what a file has; the fields it gives, before anything is filled in. */
export type ReadRow = (raw: Required<Pick<RawRow, 'value'>> & RawRow) => Record<string, unknown>;

/** A row in our own columns. */
export const rowAsGiven: ReadRow = ({ value, cells }) => (cells ? nestColumns(value) : value);

/** What the shop has already. */
export interface Known {
  categoryPaths: ReadonlySet<string>;
  products: ReadonlyMap<string, KnownProduct>;
  /** Codes of the products that some warehouse sells. */
  stockedCodes: ReadonlySet<string>;
  /** EAN without leading zeros → code of its product. */
  eanOwners: ReadonlyMap<string, string>;
  warehouseSlugs: ReadonlySet<string>;
  /** Percent, of new products whose row says none; absent: the ordinary rate. */
  vatOfNew?: number;
}

interface Placed<T> {
  line: number;
  row: T;
}

/** Checks every row by itself and against the others and what the shop has; nothing is written. */
export async function validateRows(
  rows: AsyncIterable<RawRow>,
  known: Known,
  readRow: ReadRow = rowAsGiven,
): Promise<ValidRows> {
  const checker = new RowChecker(known, readRow);
  for await (const raw of rows) checker.read(raw);
  return checker.finish();
}

class RowChecker {
  readonly #known: Known;
  readonly #readRow: ReadRow;
  readonly #problems: RowProblem[] = [];
  readonly #rejected: { problem: RowProblem; categories: readonly string[] }[] = [];
  readonly #warnings: RowProblem[] = [];
  readonly #categories: ImportCategory[] = [];
  readonly #products: Placed<ImportProduct>[] = [];
  readonly #promotions: Placed<ImportPromotion>[] = [];
  /** Kind and key of a row → its line. */
  readonly #lineOf = new Map<string, number>();
  readonly #paths: Set<string>;
  readonly #toldFields = new Set<string>();
  #total = 0;

  constructor(known: Known, readRow: ReadRow) {
    this.#known = known;
    this.#readRow = readRow;
    this.#paths = new Set(known.categoryPaths);
  }

  read(raw: RawRow): void {
    this.#total++;
    const { line } = raw;
    if (!raw.value) {
      this.#problems.push({ line, reason: raw.problem ?? 'the line cannot be read' });
      return;
    }
    const given = this.#readRow({ ...raw, value: raw.value });
    const candidate = withoutNulls(given);
    const name = nameOf(candidate);
    if (!isStorable(candidate)) {
      const reason = 'row: it contains characters that no text may have (a zero character, or half of a pair)';
      this.#problems.push({ line, ...name, reason });
      return;
    }
    const { row: whole, remarks } =
      candidate.kind === 'product'
        ? completeRow(given, this.#known.products, this.#known.eanOwners, this.#known.vatOfNew)
        : { row: candidate, remarks: [] };
    const parsed = importRow.safeParse(whole);
    if (!parsed.success) {
      this.#reject(
        line,
        name,
        [
          ...parsed.error.issues.map((issue) => explainIssue(issue, whole)),
          ...this.#problemsOfTheRest(whole, parsed.error.issues),
        ],
        whole,
      );
      return;
    }
    const row = parsed.data;
    this.#warnOfUnknownFields(line, row.kind, candidate);
    const reasons = [...this.#twinProblem(row), ...this.#ownProblems(row)];
    if (reasons.length > 0) {
      this.#reject(line, name, reasons, row);
      return;
    }
    this.#lineOf.set(keyOf(row), line);
    if (row.kind === 'category') {
      this.#paths.add(row.path);
      this.#categories.push(row);
    } else if (row.kind === 'product') {
      this.#products.push({ line, row });
      for (const reason of remarks) this.#warnings.push({ line, row: row.code, reason });
    } else this.#promotions.push({ line, row });
  }

  /** Checks that need the whole file: categories may stand behind their products, a promotion before its own. */
  finish(): ValidRows {
    for (const { problem, categories } of this.#rejected) {
      problem.reason = [problem.reason, ...this.#categoryProblems(categories)].join('; ');
    }
    const placed = this.#products.filter(({ line, row }) => {
      const [reason] = this.#categoryProblems(row.categories);
      if (reason !== undefined) this.#problems.push({ line, row: row.code, reason });
      return reason === undefined;
    });
    const inFile = new Set(placed.map(({ row }) => row.code));
    const exists = (code: string) => inFile.has(code) || this.#known.products.has(code);
    const products = this.#withGoodEans(placed, inFile);
    const promotions = this.#promotions.filter(({ line, row }) => {
      const unknown = row.products.filter((code) => !exists(code));
      const reasons = unknown.slice(0, 3).map((code) => `products: there is no product "${code}"`);
      if (row.giftCode !== undefined && !exists(row.giftCode)) {
        reasons.push(`giftCode: there is no product "${row.giftCode}"`);
      }
      if (reasons.length > 0) this.#problems.push({ line, row: row.code, reason: reasons.join('; ') });
      return reasons.length === 0;
    });
    const byLine = (a: RowProblem, b: RowProblem) => a.line - b.line;
    return {
      categories: this.#categories,
      products,
      promotions: promotions.map(({ row }) => row),
      problems: this.#problems.sort(byLine),
      warnings: this.#warnings.sort(byLine),
      total: this.#total,
      lineOf: (code) => this.#lineOf.get(`product ${code}`),
    };
  }

  /** Kept until the whole file is read: only then it is known whether its categories exist. */
  #reject(line: number, name: { row?: string }, reasons: string[], row: Record<string, unknown>): void {
    const problem = { line, ...name, reason: reasons.join('; ') };
    this.#problems.push(problem);
    const categories = row.kind === 'product' && Array.isArray(row.categories) ? row.categories : [];
    this.#rejected.push({ problem, categories: categories.filter((path) => typeof path === 'string') });
  }

  #problemsOfTheRest(row: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]): string[] {
    const rest = readablePart(row, issues);
    if (!rest) return [];
    const reasons = rest.wrong.has('code') ? [] : this.#twinProblem(rest.row);
    return [...reasons, ...this.#ownProblems(rest.row)].filter((reason) => isOfItsOwn(reason, rest.wrong));
  }

  #twinProblem(row: ImportRow): string[] {
    const twin = this.#lineOf.get(keyOf(row));
    return twin === undefined ? [] : [`${row.kind === 'category' ? 'path' : 'code'}: the same stands at line ${twin}`];
  }

  /** The first category there is none of. */
  #categoryProblems(paths: readonly string[]): string[] {
    const unknown = paths.find((path) => !this.#paths.has(path) && path !== unsortedCategory.path);
    return unknown === undefined ? [] : [`categories: there is no category "${unknown}"`];
  }

  #ownProblems(row: ImportRow): string[] {
    if (row.kind === 'category') {
      const parent = row.path.includes('/') ? row.path.slice(0, row.path.lastIndexOf('/')) : undefined;
      return parent === undefined || this.#paths.has(parent)
        ? []
        : [`path: the category above, "${parent}", must stand before it`];
    }
    if (row.kind === 'promotion') return [...promotionProblems(row), ...this.#warehouseProblems(row.warehouses ?? [])];
    return [
      ...productProblems(row),
      ...this.#warehouseProblems(
        [row.stock, row.warehousePrices, row.reorderPoint, row.arrival].flatMap((each) => Object.keys(each ?? {})),
      ),
    ];
  }

  #warehouseProblems(slugs: string[]): string[] {
    const unknown = slugs.find((slug) => slug !== '*' && !this.#known.warehouseSlugs.has(slug));
    return unknown === undefined ? [] : [`warehouse: there is no "${unknown}"`];
  }

  /** An EAN belongs to one product. One that the file takes from another product of the file may change owner. */
  #withGoodEans(placed: Placed<ImportProduct>[], inFile: ReadonlySet<string>): ImportProduct[] {
    const owners = new Map([...this.#known.eanOwners].filter(([, code]) => !inFile.has(code)));
    return placed.map(({ line, row }) => {
      const warn = (reason: string) => this.#warnings.push({ line, row: row.code, reason });
      const eans = row.eans.filter((ean) => {
        const bare = bareEan(ean);
        const owner = owners.get(bare);
        if (!isEan(ean)) warn(`eans: the check digit of ${ean} is wrong; left out`);
        else if (owner !== undefined && owner !== row.code) warn(`eans: ${ean} belongs to ${owner}; left out`);
        else if (owner === undefined) {
          owners.set(bare, row.code);
          return true;
        }
        return false;
      });
      if (row.price === undefined) warn('price: none, so it is not on sale');
      else if (row.stock === undefined && !this.#known.stockedCodes.has(row.code)) {
        warn('stock: none, so no warehouse sells it');
      }
      return { ...row, eans };
    });
  }

  #warnOfUnknownFields(line: number, kind: ImportRow['kind'], row: Record<string, unknown>): void {
    for (const field of unknownFields(kind, row)) {
      if (this.#toldFields.has(`${kind} ${field}`)) continue;
      this.#toldFields.add(`${kind} ${field}`);
      this.#warnings.push({ line, reason: `${field}: a ${kind} has no such field; ignored here and below` });
    }
  }
}

const keyOf = (row: ImportRow): string => `${row.kind} ${row.kind === 'category' ? row.path : row.code}`;

function nameOf(row: Record<string, unknown>): { row?: string } {
  const name = row.code ?? row.path ?? row.name;
  return typeof name === 'string' ? { row: name.slice(0, 60) } : {};
}
