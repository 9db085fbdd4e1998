import type { ImportReport } from './import-catalogue.ts';
import type { Visibility } from './who-sees-it.repo.ts';

/** The last line of the command: whether anything was written, and whether a customer finds it. */
export function importOutcome(report: ImportReport, strict = false): string {
  const { applied, problems, seen } = report;
  if (!applied && strict && problems.length > 0) return 'Nothing was written: with --strict every row must be good.';
  const done = applied ? 'Done' : 'Nothing was written: this was a dry run, which did everything else';
  if (seen.products === 0) {
    return problems.length > 0 && report.total === problems.length
      ? `${done}, but not one row was good: the shop is as it was.`
      : `${done}${applied ? ': the shop shows it within a second.' : '.'}`;
  }
  const hidden = seen.products - seen.visible;
  if (hidden === 0) return applied ? `${done}: the shop shows it within a second.` : `${done}.`;
  const verb = applied ? 'see' : 'would see';
  const share = seen.visible === 0 ? `none of the ${seen.products}` : `${seen.visible} of the ${seen.products}`;
  return `${done}, but customers ${verb} ${share} products: ${reasons(seen).join('; ')}.`;
}

function reasons({ withoutPrice, withoutStock, withheld }: Visibility): string[] {
  return [
    withoutPrice > 0 && `${withoutPrice} without a price (give the file a column "price")`,
    withoutStock > 0 && `${withoutStock} in stock nowhere (give "stock.*", or set it in the Banco)`,
    withheld > 0 && `${withheld} off sale ("published" is no)`,
  ].filter((text) => text !== false);
}
