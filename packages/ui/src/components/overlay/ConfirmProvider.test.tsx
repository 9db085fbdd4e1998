// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmProvider, useConfirm } from './ConfirmProvider.tsx';

afterEach(cleanup);

function Asks({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const confirm = useConfirm();
  return (
    <button type="button" onClick={() => void confirm({ title: 'Svuotare il carrello?' }).then(onAnswer)}>
      Svuota
    </button>
  );
}

it.each([
  ['Si', true],
  ['No', false],
])('a question is answered with Si or No (specification, section 8): %s', async (word, answer) => {
  const onAnswer = vi.fn();
  render(
    <ConfirmProvider>
      <Asks onAnswer={onAnswer} />
    </ConfirmProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Svuota' }));
  const question = await screen.findByRole('alertdialog', { name: 'Svuotare il carrello?' });
  expect([...question.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['No', 'Si']);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: word })));
  expect(onAnswer.mock.calls).toEqual([[answer]]);
});
