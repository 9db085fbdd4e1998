// @vitest-environment happy-dom
import { ApiError } from '@sporta/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReasonForm } from './ReasonForm.tsx';

afterEach(cleanup);

function open(onConfirm: (reason: string) => Promise<unknown>, filled = true) {
  const onClose = vi.fn();
  const form = (
    <ReasonForm action="Blocca" filled={filled} onClose={onClose} onConfirm={onConfirm}>
      <p>Non può comprare.</p>
    </ReasonForm>
  );
  const { container } = render(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  return { onClose, submit: () => fireEvent.submit(container.querySelector('form')!) };
}
const write = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Blocca' });

it('asks for three characters that are no spaces, and for what stands above', () => {
  const asked = vi.fn();
  const { submit } = open(asked);
  write('  ab  ');
  expect(button().disabled).toBe(true);
  submit();
  expect(asked).not.toHaveBeenCalled();
  cleanup();
  open(asked, false);
  write('troppi reclami');
  expect(button().disabled).toBe(true);
});

it('sends once however often it is pressed, and closes when it is done', async () => {
  let done = () => {};
  const asked = vi.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const { submit, onClose } = open(asked);
  write(' troppi reclami ');
  submit();
  await waitFor(() => expect(asked).toHaveBeenCalledWith('troppi reclami'));
  submit();
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => done());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledTimes(1);
});

it('says why it did not happen, and keeps what was written', async () => {
  const refusal = new ApiError('refused', { status: 200, errors: [{ code: 'x', error: 'Ha già ordinato' }] });
  const { submit, onClose } = open(() => Promise.reject(refusal));
  write('troppi reclami');
  submit();
  await screen.findByText(/Ha già ordinato/);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('troppi reclami');
  expect(onClose).not.toHaveBeenCalled();
});
