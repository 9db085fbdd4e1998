import { demoRecipes } from '@sporta/demo/content/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { seedPlaces } from '../../seed/seed-places.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { contentModule, exportContent, importContent, readContentFile } from './index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp([catalogueModule, contentModule]);
  const client = await shop.deps.pool.connect();
  await seedPlaces(client);
  client.release();
  await seedCatalogue(shop.deps.pool, shop.clock.now());
  await seedContent(shop.deps.pool, shop.clock.now());
  await catalogueOf(shop.deps).load();
}, 120_000);
afterAll(() => shop.close());

const search = async (asked: Record<string, unknown> = {}) =>
  (await shop.anonymous.get('recipe/search', asked)).data.recipes;

describe('recipes', () => {
  test('are twenty dishes for four, each with pictures of what goes into it', async () => {
    const recipes = await search();
    expect(recipes.length).toBe(20);
    for (const { title, people, pictures } of recipes) {
      expect({ title, people }).toEqual({ title, people: 4 });
      expect(pictures.length, title).toBeGreaterThanOrEqual(3);
    }
  });

  test('are found by what somebody wants to cook, and not by goods', async () => {
    const names = async (q: string) => (await search({ q })).map(({ name }: { name: string }) => name);
    expect(await names('ingredienti carbonara')).toEqual(['spaghetti-alla-carbonara']);
    expect(await names('spaghetti')).toEqual([]);
  });

  test('say what they need, and what most kitchens have', async () => {
    const { data } = await shop.anonymous.get('recipe/detail', { name: 'spaghetti-alla-carbonara' });
    expect(data.recipe.ingredients).toContainEqual({
      name: 'Guanciale',
      amount: 160,
      unit: 'g',
      search: 'guanciale',
      atHome: false,
    });
    expect(data.recipe.ingredients).toContainEqual({ name: 'Sale', search: 'sale fino', atHome: true });
    expect(data.recipe.steps.length).toBeGreaterThan(3);
    const unknown = await shop.anonymous.get('recipe/detail', { name: 'nessuna' });
    expect(unknown.response.errors[0]).toMatchObject({ code: 'recipe-not-found', field: 'name' });
  });

  test.each(demoRecipes.map((recipe) => [recipe.name, recipe] as const))(
    '%s finds a product for each ingredient, by every word',
    async (_, { ingredients }) => {
      const words = ingredients.map((each) => each.search);
      const { data } = await shop.anonymous.post('search/fast', { words, page_size: 3 });
      expect(data.results.length).toBe(words.length);
      const found = data.results.map(
        (result: { word: string; droppedWords?: string[]; correctedQuery?: string; products: { name: string }[] }) => ({
          word: result.word,
          dropped: result.droppedWords ?? [],
          corrected: result.correctedQuery ?? '',
          has: result.products.length > 0,
        }),
      );
      expect(found).toEqual(words.map((word) => ({ word, dropped: [], corrected: '', has: true })));
    },
  );

  test('go out as a file and come back from it', async () => {
    const file = readContentFile(JSON.stringify(await exportContent(shop.deps.db)));
    expect(file.recipes?.length).toBe(20);
    const [first, ...others] = file.recipes!;
    await importContent(shop.deps.db, { recipes: [{ ...first!, title: 'Un altro titolo' }, ...others.slice(0, 4)] });
    expect((await search()).length).toBe(5);
    const { data } = await shop.anonymous.get('recipe/detail', { name: first!.name });
    expect(data.recipe.title).toBe('Un altro titolo');
    await importContent(shop.deps.db, file);
    expect((await search()).length).toBe(20);
  });
});
