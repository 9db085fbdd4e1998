// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInBanco } from '../../lib/testing/render-in-banco.tsx';
import { useEdits } from '../../shared/edits/index.ts';
import { NumberField } from './fields.tsx';

afterEach(cleanup);

function Editor() {
  const edits = useEdits({ price: 1.99, name: 'Riso' });
  return (
    <>
      <NumberField form={{ edits, remarks: [] }} field="price" label="Prezzo" needed decimals={{ min: 2, max: 2 }} />
      <pre title="stato">{JSON.stringify({ edits: edits.edits, unread: edits.unread })}</pre>
      <button type="button" onClick={edits.clear}>
        Lascia perdere
      </button>
    </>
  );
}

const typedInto = async (text: string) => {
  renderInBanco(() => <Editor />);
  fireEvent.change(await screen.findByLabelText<HTMLInputElement>('Prezzo'), { target: { value: text } });
};
const state = () => JSON.parse(screen.getByTitle('stato').textContent ?? '');

it.each(['abc', '1,999', '', '-2'])('a price of "%s" is no edit, and nothing is saved past it', async (text) => {
  await typedInto(text);
  expect(state()).toEqual({ edits: [], unread: ['price'] });
  expect(screen.getByText('Serve un numero')).toBeTruthy();
});

it('is an edit once it can be read, and as it was when all is thrown away', async () => {
  await typedInto('abc');
  const field = screen.getByLabelText<HTMLInputElement>('Prezzo');
  fireEvent.click(screen.getByText('Lascia perdere'));
  expect(field.value).toBe('1,99');
  expect(state()).toEqual({ edits: [], unread: [] });
  fireEvent.change(field, { target: { value: '2,5' } });
  expect(state()).toEqual({ edits: [{ field: 'price', before: 1.99, after: 2.5 }], unread: [] });
});
