import type { CategoryRow } from './rows.ts';

/** A category with its place in the tree. */
export interface CategoryNode extends CategoryRow {
  slug: string;
  parent: CategoryNode | undefined;
  children: CategoryNode[];
  /** Own sector tint, else the nearest ancestor's. */
  effectiveTint: string | undefined;
  depth: number;
}

export interface CategoryTree {
  roots: CategoryNode[];
  byId: Map<number, CategoryNode>;
  bySlug: Map<string, CategoryNode>;
}

/** Builds the tree; rows come in display order. A row whose parent is not active is left out with its subtree. */
export function buildCategoryTree(rows: CategoryRow[]): CategoryTree {
  const byId = new Map<number, CategoryNode>(
    rows.map((row) => [
      row.categoryId,
      { ...row, slug: row.path, parent: undefined, children: [], effectiveTint: undefined, depth: 0 },
    ]),
  );
  const roots: CategoryNode[] = [];
  for (const node of byId.values()) {
    if (node.parentId === null) {
      roots.push(node);
      continue;
    }
    const parent = byId.get(node.parentId);
    if (!parent) continue;
    node.parent = parent;
    parent.children.push(node);
  }
  const reachable: CategoryTree = { roots, byId: new Map(), bySlug: new Map() };
  const visit = (node: CategoryNode, depth: number, tint: string | undefined) => {
    node.depth = depth;
    node.effectiveTint = node.tint ?? tint;
    reachable.byId.set(node.categoryId, node);
    reachable.bySlug.set(node.slug, node);
    for (const child of node.children) visit(child, depth + 1, node.effectiveTint);
  };
  for (const root of roots) visit(root, 0, undefined);
  return reachable;
}

/** Root to leaf. */
export function ancestry(node: CategoryNode): CategoryNode[] {
  const path: CategoryNode[] = [];
  for (let each: CategoryNode | undefined = node; each; each = each.parent) path.unshift(each);
  return path;
}
