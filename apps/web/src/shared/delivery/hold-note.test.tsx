// @vitest-environment happy-dom
import type { HeldTimeslot } from '@sporta/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { HoldNote } from './hold-note.tsx';

const start = Date.parse('2025-11-20T09:00:00Z');

const slotHeldFor = (minutes: number, facts: Partial<HeldTimeslot> = {}) =>
  ({
    timeslotId: 1,
    date: '2025-11-22',
    beginTime: '18:00',
    endTime: '20:00',
    holdExpires: new Date(start + minutes * 60_000).toISOString(),
    extensionsLeft: 2,
    ...facts,
  }) as HeldTimeslot;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (minutes: number) => act(() => vi.advanceTimersByTime(minutes * 60_000));

describe('the note of the held slot', () => {
  it('counts minutes, then seconds with the offer to keep it, then says what was lost', async () => {
    const onChoose = vi.fn();
    await renderInShop(<HoldNote timeslot={slotHeldFor(42)} onChoose={onChoose} />);
    expect(await screen.findByText('42 minuti')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    pass(38);
    expect(screen.getByText('4:00')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Tienila ancora' })).toBeTruthy();
    pass(4);
    expect(screen.getByText(/La fascia Sab 22 nov, 18:00–20:00 non è più riservata/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Scegli l’orario' }));
    expect(onChoose).toHaveBeenCalledOnce();
  });

  it('does not offer the same slot again once its orders are closed', async () => {
    const cutoff = new Date(start + 3 * 60_000).toISOString();
    await renderInShop(<HoldNote timeslot={slotHeldFor(3, { cutoff })} />);
    await screen.findByText('3:00');
    pass(3);
    expect(screen.getByText(/Gli ordini per la fascia Sab 22 nov, 18:00–20:00 sono chiusi/)).toBeTruthy();
    expect(screen.queryByText(/anche lo stesso/)).toBeNull();
  });

  it('offers no longer hold when none is left, and counts nothing for an order being changed', async () => {
    await renderInShop(<HoldNote timeslot={slotHeldFor(3, { extensionsLeft: 0 })} />);
    expect(await screen.findByText('3:00')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    const { container } = await renderInShop(<HoldNote timeslot={slotHeldFor(10 * 60)} />);
    expect(container.querySelector('.hold-note, .hold-line')).toBeNull();
  });

  it('says in the shop’s words why it cannot be kept', async () => {
    const refusal = [{ code: 'no-extensions', error: 'Non si può allungare ancora' }];
    const { asked } = await renderInShop(<HoldNote timeslot={slotHeldFor(3)} />, () => ({ refusal }));
    fireEvent.click(await screen.findByRole('button', { name: 'Tienila ancora' }));
    await waitFor(() => expect(screen.getByText('Non si può allungare ancora')).toBeTruthy());
    expect(asked).toHaveLength(1);
  });
});
