// @vitest-environment happy-dom
import type { PlanMet } from '@sporta/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PlansMetNote } from './PlansMetNote.tsx';

/* What is said of a price list that meets planned prices: of which products, and which of the two remains. */

afterEach(cleanup);

const at = (text: string) => Date.parse(text);
const plan = (productId: number, name: string, publishAt: string, changesPrice = true): PlanMet => ({
  planId: productId,
  productId,
  name,
  publishAt,
  changesPrice,
});
const planned = '2026-12-10T08:00:00+01:00';
const show = (plans: PlanMet[], from: string) =>
  render(<PlansMetNote plans={plans} at={at(from)} fileName="dicembre.csv" />).container.textContent;

it('names the product, when its planned price begins and what the list does to it', () => {
  const said = show([plan(7, 'Riso', planned)], '2026-12-10T12:00:00+01:00');
  expect(said).toContain('1 prezzo programmato incontra questo listino.');
  expect(said).toContain('da allora vale il suo.');
  expect(screen.getByRole('link', { name: 'Riso' }).getAttribute('href')).toBe('/banco/catalogo/7');
});

it('is silent where a plan finds the price it was made for, or begins days before the list', () => {
  expect(show([plan(7, 'Riso', planned, false)], '2026-12-09T00:00:00+01:00')).toBe('');
  expect(show([plan(7, 'Riso', planned)], '2026-12-11T00:00:00+01:00')).toBe('');
  // later on the same day the list puts its price upon the planned one, even that of today
  expect(show([plan(7, 'Riso', planned, false)], '2026-12-10T12:00:00+01:00')).toContain('da allora vale il suo');
});

it('counts all of them and names the first three', () => {
  const names = ['Riso', 'Sale', 'Miele', 'Pasta', 'Olio'];
  const said = show(
    names.map((name, index) => plan(index, name, planned)),
    '2026-12-09T00:00:00+01:00',
  );
  expect(said).toContain('5 prezzi programmati incontrano questo listino.');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Riso', 'Sale', 'Miele']);
  expect(said).toContain('E altri 2.');
});
