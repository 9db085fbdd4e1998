// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { hasOverlay, OverlayHost, type OverlayProps, registerOverlays } from './overlay-host.tsx';
import { overlays } from './overlays.ts';

afterEach(cleanup);

it('loads an overlay when it is opened, one at a time, and keeps it while it slides out', async () => {
  const loaded: string[] = [];
  const part = (name: string) => async () => {
    loaded.push(name);
    return {
      default: ({ open, onClose }: OverlayProps) => (
        <button type="button" onClick={onClose}>
          {name} {open ? 'aperto' : 'chiuso'}
        </button>
      ),
    };
  };
  expect(hasOverlay('menu')).toBe(false);
  registerOverlays({ menu: part('menu'), cart: part('cart') });
  expect([hasOverlay('menu'), hasOverlay('barcode')]).toEqual([true, false]);

  render(<OverlayHost />);
  expect(loaded).toEqual([]);
  act(() => overlays.open('menu'));
  await screen.findByText('menu aperto');
  expect(loaded).toEqual(['menu']);
  act(() => overlays.open('cart'));
  await screen.findByText('cart aperto');
  expect(screen.getByText('menu chiuso')).toBeTruthy();
  fireEvent.click(screen.getByText('cart aperto'));
  expect(screen.getByText('cart chiuso')).toBeTruthy();
});
