import type { ProductDetail } from '@sporta/contract';
import { allergenName } from '@sporta/domain';
import { escapeHtml } from './product-json.ts';
import type { ProductRow } from './rows.ts';

/** What only the product page needs: the mandatory distance-selling facts (Reg. 1169/2011 art. 14), as text and structured. */
export function detailFactsJson(product: ProductRow): string {
  const { facts } = product;
  const fields: Partial<ProductDetail> = {
    metaData: {
      product_description: withoutAbsent({
        ingredients: facts.ingredients && emphasised(facts.ingredients),
        allergens: facts.allergens && allergenText(facts.allergens),
        storage: facts.storage,
        nutritional_values: facts.nutrition && nutritionTable(facts.nutrition),
        features: facts.features,
        origin: facts.origin,
        producer: facts.operator && `${facts.operator.name}, ${facts.operator.address}`,
        instructions: facts.instructions,
        warnings: facts.warnings,
        alcohol_content:
          product.alcoholPercent === null ? undefined : `${String(product.alcoholPercent).replace('.', ',')}% vol`,
      }),
    },
    ...(facts.nutrition
      ? {
          nutrition: {
            per: facts.nutrition.per,
            rows: facts.nutrition.rows.map((row) => ({
              ...row,
              ...(/^di cui/i.test(row.name) ? { indent: true } : {}),
            })),
          },
        }
      : {}),
    ...withoutAbsent({
      allergens: facts.allergens as ProductDetail['allergens'],
      ingredients: facts.ingredients,
      origin: facts.origin,
      operator: facts.operator,
      storage: facts.storage,
    }),
  };
  return JSON.stringify(fields);
}

/** Allergens stand between double asterisks in the data and in bold on the page (Reg. 1169/2011 art. 21). */
function emphasised(ingredients: string): string {
  return escapeHtml(ingredients).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
}

function allergenText(allergens: NonNullable<ProductRow['facts']['allergens']>): string {
  const named = (presence: string) =>
    allergens.filter((each) => each.presence === presence).map((each) => allergenName(each.code));
  const contains = named('contains');
  const traces = named('may-contain');
  return [
    contains.length > 0 ? `Contiene: ${contains.join(', ')}.` : '',
    traces.length > 0 ? `Può contenere: ${traces.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function nutritionTable({ per, rows }: NonNullable<ProductRow['facts']['nutrition']>): string {
  const body = rows.map(
    (row) => `<tr><th scope="row">${escapeHtml(row.name)}</th><td>${escapeHtml(row.value)}</td></tr>`,
  );
  return `<table><thead><tr><th>Valori nutrizionali medi</th><th>per ${escapeHtml(per)}</th></tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function withoutAbsent<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const present: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    const value = fields[name as keyof T];
    if (value !== undefined && value !== '') present[name] = value;
  }
  return present as never;
}
