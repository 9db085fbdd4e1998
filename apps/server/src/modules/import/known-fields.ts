import { categoryRow, productRow, promotionRow } from '@sporta/contract/import/catalogue-rows.ts';

const fieldsOf = {
  category: new Set(Object.keys(categoryRow.shape)),
  product: new Set(Object.keys(productRow.shape)),
  promotion: new Set(Object.keys(promotionRow.shape)),
};

/** Top-level fields of a row that its kind does not have: most often a misspelt name. */
export function unknownFields(kind: keyof typeof fieldsOf, row: Record<string, unknown>): string[] {
  return Object.keys(row).filter((name) => !fieldsOf[kind].has(name));
}

/** Whether a product has the field at the head of a path such as `facts.ingredients`. */
export function isProductField(path: string): boolean {
  return fieldsOf.product.has(path.split('.')[0]!);
}

/** Fields that each store has one of. */
const storeFields = new Set(['stock', 'warehousePrices', 'reorderPoint', 'arrival']);

/** Columns of a table that holds everything of a product, but for those that each store has one of. */
export const productColumns: readonly string[] = Object.keys(productRow.shape).flatMap((field) => {
  if (field === 'kind' || storeFields.has(field)) return [];
  if (field === 'classMax') return ['classMax.name', 'classMax.max'];
  if (field !== 'facts') return [field];
  const facts = Object.keys(productRow.shape.facts.unwrap().shape).filter((fact) => fact !== 'operator');
  return [...facts, 'operator.name', 'operator.address', 'operator.email'].map((fact) => `facts.${fact}`);
});
