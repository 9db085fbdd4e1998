// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { ProductsField } from './ProductsField.tsx';

/* What is said of a promotion without products: it counts for all of them, or it needs some. */

afterEach(cleanup);

const noop = () => undefined;
async function show(error: string | undefined) {
  const field = { choices: undefined, disabled: false, countsForThreshold: false, shown: undefined };
  renderInBanco(() => <ProductsField {...field} ids={[]} known={[]} error={error} onShow={noop} onChange={noop} />);
  await screen.findByRole('heading', { name: 'Prodotti' });
}
const forAll = () => screen.queryByText('Nessuno: vale su tutto l’assortimento.');

it('never says that an offer counts for all where it asks for a product', async () => {
  await show('Manca almeno un prodotto');
  expect(screen.getByText('Manca almeno un prodotto')).toBeTruthy();
  expect(forAll()).toBeNull();
});

it('says that it counts for all where it needs none', async () => {
  await show(undefined);
  expect(forAll()).toBeTruthy();
});
