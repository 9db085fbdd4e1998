// @vitest-environment happy-dom
import { ApiError, type ApiErrorKind } from '@sporta/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoadProblem } from './load-problem.tsx';

afterEach(cleanup);

const problem = (kind: ApiErrorKind, status: number) =>
  new ApiError(kind, { status, errors: [{ code: kind, error: 'Può farlo solo il cliente.' }] });

it('is tried again where the shop could not answer', () => {
  render(<LoadProblem error={problem('server', 500)} what="i tuoi punti" onRetry={() => undefined} />);
  screen.getByText('Non riusciamo a mostrarti i tuoi punti');
  screen.getByText(/Riprova fra poco/);
  screen.getByRole('button', { name: 'Riprova' });
});

it('is not tried again where it is for others alone, and says for whom', () => {
  render(<LoadProblem error={problem('forbidden', 403)} what="i tuoi punti" onRetry={() => undefined} />);
  screen.getByText('Qui non puoi vedere i tuoi punti');
  screen.getByText('Può farlo solo il cliente.');
  expect(screen.queryByRole('button')).toBeNull();
});
