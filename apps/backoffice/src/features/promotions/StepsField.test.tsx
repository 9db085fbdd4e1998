// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { StepsField } from './StepsField.tsx';

/* The steps of a quantity price: what the form says is what is published. */

afterEach(cleanup);

let kept: readonly { pieces: number; amount: number }[] | null;
function Form() {
  const [steps, setSteps] = useState<typeof kept>([{ pieces: 6, amount: 1.5 }]);
  kept = steps;
  return <StepsField steps={steps ?? []} disabled={false} error={undefined} onChange={setSteps} />;
}
const type = (text: string) => fireEvent.change(screen.getByLabelText('Scaglione 1: da'), { target: { value: text } });

it('says that a step begins with two pieces, where one or none is typed that it does not keep', () => {
  render(<Form />);
  for (const text of ['1', '']) {
    type(text);
    expect(screen.getByText('Servono almeno 2 pezzi')).toBeTruthy();
    expect(kept).toEqual([{ pieces: 6, amount: 1.5 }]);
  }
  type('3');
  expect(screen.queryByText('Servono almeno 2 pezzi')).toBeNull();
  expect(kept).toEqual([{ pieces: 3, amount: 1.5 }]);
});
