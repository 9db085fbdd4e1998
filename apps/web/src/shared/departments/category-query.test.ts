import { describe, expect, it } from 'vitest';
import { type CategoryNode, pathTo } from './category-query.ts';

function node(slug: string, children: CategoryNode[] = []): CategoryNode {
  return { categoryId: slug.length, name: slug, slug, count: 1, children };
}

const department = node('pasta', [
  node('pasta/semola', [node('pasta/semola/corta'), node('pasta/semola/lunga')]),
  node('pasta/semola-bio', [node('pasta/semola-bio/corta')]),
]);

describe('the way to a category', () => {
  it.each([
    ['pasta', ['pasta']],
    ['pasta/semola', ['pasta', 'pasta/semola']],
    ['pasta/semola-bio/corta', ['pasta', 'pasta/semola-bio', 'pasta/semola-bio/corta']],
    ['pasta/semola/lunga', ['pasta', 'pasta/semola', 'pasta/semola/lunga']],
    ['pasta/nessuna', []],
    ['pasta/semola/corta/oltre', []],
  ])('%s', (slug, path) => {
    expect(pathTo(department, slug).map((each) => each.slug)).toEqual(path);
  });
});
