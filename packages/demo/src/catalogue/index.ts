import type { CategoryRow, ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { productRow } from './build/product.ts';
import { type Placed, promotionRows } from './build/promotions.ts';
import { type Department, inherit, type Leaf, TINTS, type Traits } from './build/table.ts';
import { slugOf } from './build/text.ts';
import { departments } from './departments/index.ts';
import { themes } from './themes.ts';

const two = (number: number) => String(number).padStart(2, '0');

function categoryRows(all: readonly Department[]): CategoryRow[] {
  return all.flatMap((department) => {
    const top = slugOf(department.name);
    return [
      {
        kind: 'category' as const,
        path: top,
        name: department.name,
        tint: department.tint,
        description: department.description,
        icon: department.tint,
        seoTitle: `${department.name}: spesa online a domicilio | Sporta`,
        seoDescription: department.description,
      },
      ...department.groups.flatMap((group) => {
        const middle = `${top}/${slugOf(group.name)}`;
        return [
          { kind: 'category' as const, path: middle, name: group.name },
          ...group.leaves.map((leaf) => ({
            kind: 'category' as const,
            path: `${middle}/${slugOf(leaf.name)}`,
            name: leaf.name,
          })),
        ];
      }),
    ];
  });
}

function leafProducts(department: Department, prefix: string, path: string, leaf: Leaf, above: Traits, today: string) {
  return leaf.lines.map((line, at): Placed => {
    const traits = inherit(inherit(above, leaf.traits), line[4]);
    const row = productRow(line, `${prefix}${two(at + 1)}`, [path], traits, today);
    return {
      row,
      department: department.name,
      tint: department.tint,
      steady: Boolean(traits.steady || traits.best),
      ...(traits.offer ? { offer: traits.offer } : {}),
    };
  });
}

function placedProducts(all: readonly Department[], today: string): Placed[] {
  return all.flatMap((department) => {
    let leafNumber = 0;
    return department.groups.flatMap((group) =>
      group.leaves.flatMap((leaf) => {
        leafNumber += 1;
        const path = [department.name, group.name, leaf.name].map(slugOf).join('/');
        const above = inherit(department.traits, group.traits);
        return leafProducts(
          department,
          `${two(TINTS.indexOf(department.tint) + 1)}${two(leafNumber)}`,
          path,
          leaf,
          above,
          today,
        );
      }),
    );
  });
}

/**
 * The whole demo catalogue of an Italian supermarket, in the order the import wants: categories, products, promotions.
 * Promotion dates lie around `today` (YYYY-MM-DD, a shop day). The same day always gives the same rows.
 */
export function demoRows(today: string): ImportRow[] {
  const placed = placedProducts(departments, today);
  const shelves = themes(placed.map(({ row }) => row));
  return [
    ...categoryRows(departments),
    ...shelves.categories,
    ...placed.map(({ row }) => ({ ...row, categories: [...row.categories, ...(shelves.of.get(row.code) ?? [])] })),
    ...promotionRows(placed, today),
  ];
}
