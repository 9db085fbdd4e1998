// @vitest-environment happy-dom
import { quantityRules } from '@sporta/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../announcer/Announcer.tsx';
import { Stepper } from './Stepper.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pieces = quantityRules({ mode: 'piece' });
const sixes = quantityRules({ mode: 'piece', step: 6000 });

function Line({ rules = pieces, packages = false }) {
  const [quantity, setQuantity] = useState(12_000);
  return (
    <AnnouncerProvider>
      <Stepper name="Acqua" quantity={quantity} rules={rules} packages={packages} onChange={setQuantity} />
    </AnnouncerProvider>
  );
}

const number = () => screen.getByRole('spinbutton', { name: 'Quantità di Acqua' });
const field = () => screen.queryByRole('textbox', { name: 'Quantità di Acqua' }) as HTMLInputElement | null;
const type = (text: string) => fireEvent.change(field()!, { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field()!, { key });
const tip = () => screen.getAllByRole('status').find(({ className }) => className === 'qtip')?.textContent;
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('typing a quantity by hand (specification, sections 4 and 5)', () => {
  it('begins with a double click', () => {
    render(<Line />);
    expect(field()).toBeNull();
    fireEvent.doubleClick(number());
    expect(field()?.value).toBe('12');
    expect(document.activeElement).toBe(field());
  });

  it('begins with a press of 300 ms where cartons are bought, not with a shorter one', async () => {
    render(<Line packages />);
    fireEvent.pointerDown(number(), { button: 0 });
    await later(299);
    expect(field()).toBeNull();
    fireEvent.pointerUp(number());
    await later(300);
    expect(field()).toBeNull();
    fireEvent.pointerDown(number(), { button: 0 });
    await later(300);
    expect(field()?.value).toBe('12');
  });

  it('does not begin with a long press where pieces are bought', async () => {
    render(<Line />);
    fireEvent.pointerDown(number(), { button: 0 });
    await later(1000);
    expect(field()).toBeNull();
  });

  it('takes three digits and nothing else', () => {
    render(<Line />);
    fireEvent.doubleClick(number());
    type('1a2-345');
    expect(field()?.value).toBe('123');
  });

  it('says what a number becomes that is no multiple, and Enter confirms it', () => {
    render(<Line rules={sixes} />);
    fireEvent.doubleClick(number());
    type('8');
    expect(tip()).toContain('12');
    expect(tip()).toContain('Invio conferma, Esc annulla.');
    type('20');
    press('Enter');
    expect(field()).toBeNull();
    expect(number().getAttribute('aria-valuenow')).toBe('24');
    expect(document.activeElement).toBe(number());
  });

  it('is given up with Esc, which closes nothing else', () => {
    const closes = vi.fn();
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: what lies around the stepper.
      <div onKeyDown={closes}>
        <Line />
      </div>,
    );
    fireEvent.doubleClick(number());
    type('99');
    press('Escape');
    expect(field()).toBeNull();
    expect(number().getAttribute('aria-valuenow')).toBe('12');
    expect(closes).not.toHaveBeenCalled();
  });

  it('begins without a gesture too: Enter or a digit on the number', () => {
    render(<Line />);
    fireEvent.keyDown(number(), { key: 'Enter' });
    expect(field()?.value).toBe('12');
    press('Escape');
    fireEvent.keyDown(number(), { key: '7' });
    expect(field()?.value).toBe('7');
  });
});
