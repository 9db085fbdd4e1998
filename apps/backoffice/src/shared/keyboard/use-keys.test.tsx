// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setSingleLetters, useKeys } from './index.ts';

afterEach(() => {
  cleanup();
  setSingleLetters(true);
});

function Page({ actions, dialog }: { actions: Parameters<typeof useKeys>[0]; dialog?: boolean }) {
  useKeys(actions);
  return (
    <>
      <input aria-label="Cerca" />
      <input type="checkbox" aria-label="Scegli" />
      {dialog ? <div role="dialog" /> : null}
    </>
  );
}

const press = (key: string, target: Element = document.body, more: object = {}) =>
  act(() => fireEvent.keyDown(target, { key, ...more }));

describe('keys of a page', () => {
  it('act alone and one after the other', () => {
    const [open, orders, find] = [vi.fn(), vi.fn(), vi.fn()];
    render(<Page actions={{ enter: open, 'g o': orders, o: find }} />);
    press('Enter');
    press('g');
    press('O');
    expect([open, orders, find].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    press('o');
    expect(find).toHaveBeenCalledOnce();
  });

  it('forget the first key of a pair when another came between', () => {
    const orders = vi.fn();
    render(<Page actions={{ 'g o': orders }} />);
    for (const key of ['g', 'x', 'o']) press(key);
    expect(orders).not.toHaveBeenCalled();
  });

  it('rest while somebody types, under a window and with Ctrl', () => {
    const mark = vi.fn();
    const { rerender } = render(<Page actions={{ x: mark }} />);
    press('x', screen.getByLabelText('Cerca'));
    press('x', document.body, { ctrlKey: true });
    expect(mark).not.toHaveBeenCalled();
    press('x', screen.getByLabelText('Scegli'));
    expect(mark).toHaveBeenCalledOnce();
    rerender(<Page actions={{ x: mark }} dialog />);
    press('x');
    expect(mark).toHaveBeenCalledOnce();
  });

  it('leave letters alone when they are switched off, not Enter', () => {
    const [mark, open] = [vi.fn(), vi.fn()];
    render(<Page actions={{ x: mark, enter: open }} />);
    setSingleLetters(false);
    press('x');
    press('Enter');
    expect(mark).not.toHaveBeenCalled();
    expect(open).toHaveBeenCalledOnce();
  });
});
