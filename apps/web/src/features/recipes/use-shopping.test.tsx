// @vitest-environment happy-dom
import type { FastSearchResult, Recipe, RecipeIngredient } from '@sporta/contract';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Api } from '../../lib/api.ts';
import { recipeProductsQuery } from './recipe-queries.ts';
import { useShopping } from './use-shopping.ts';

const ingredient = (name: string): RecipeIngredient => ({ name, search: name.toLowerCase(), atHome: false });
const recipe = (...names: string[]): Recipe => ({
  name: 'carbonara',
  title: 'Carbonara',
  summary: '',
  course: 'Primo',
  minutes: 20,
  people: 4,
  pictures: [],
  ingredients: names.map(ingredient),
  steps: [],
});

describe('a recipe that is changed while somebody buys it', () => {
  it('looks for the products of its ingredients as they are now, not by their old places', () => {
    const keyOf = (of: Recipe) => recipeProductsQuery({} as Api, 'h', of).queryKey;
    expect(keyOf(recipe('Uova', 'Guanciale'))).toEqual(keyOf(recipe('Uova', 'Guanciale')));
    expect(keyOf(recipe('Panna', 'Uova', 'Guanciale'))).not.toEqual(keyOf(recipe('Uova', 'Guanciale')));
  });

  it('keeps what somebody ticked at its ingredient, wherever that stands now', () => {
    const none: FastSearchResult[] = [];
    const { result, rerender } = renderHook(({ of }) => useShopping(of, none, 4), {
      initialProps: { of: recipe('Uova', 'Pepe', 'Pepe') },
    });
    const [eggs, , secondPepper] = result.current.lines.map(({ key }) => key);
    act(() => result.current.tick(secondPepper as string, false));
    rerender({ of: recipe('Panna', 'Uova', 'Pepe', 'Pepe') });
    const keys = result.current.lines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    expect(keys.indexOf(eggs as string)).toBe(1);
    expect(keys.indexOf(secondPepper as string)).toBe(3);
  });
});
