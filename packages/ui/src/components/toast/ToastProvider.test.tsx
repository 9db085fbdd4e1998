// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from './ToastProvider.tsx';
import { toast } from './toast.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  act(() => toast.closeAll());
  await later(1000);
  cleanup();
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shown = () => [...document.querySelectorAll('.toast:not([data-ending-style])')].map((each) => each.className);

describe('messages at the bottom (specification, section 8)', () => {
  it.each(['error', 'warning', 'success', 'info'] as const)('%s: stays for 3000 ms, errors no longer', async (kind) => {
    render(<ToastProvider />);
    act(() => toast[kind]('Ne restano solo 3'));
    await later(0);
    expect(screen.getByText('Ne restano solo 3')).toBeTruthy();
    await later(2950);
    expect(shown()).toHaveLength(1);
    await later(100);
    expect(shown()).toHaveLength(0);
  });

  it('has its kind, and is closed by hand', async () => {
    render(<ToastProvider />);
    act(() => toast.error('Il carrello non è stato aggiornato'));
    await later(0);
    expect(shown()[0]).toMatch(/\btoast err\b/);
    fireEvent.click(screen.getByLabelText('Chiudi'));
    await later(0);
    expect(shown()).toHaveLength(0);
  });

  it('stands at the bottom centre', async () => {
    render(<ToastProvider />);
    act(() => toast.info('Ecco'));
    await later(0);
    expect(document.querySelector('.toast')?.parentElement?.className).toBe('toasts');
  });
});
