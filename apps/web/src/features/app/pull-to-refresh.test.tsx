// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInShop } from '../../lib/testing/render-in-shop.tsx';
import { followed, mayPull } from './model/pull.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { createWebNative } from './web-native.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const finger = (clientY: number, clientX = 100) => ({ touches: [{ clientX, clientY }] });

async function start() {
  const native = { ...createWebNative(), tick: vi.fn() };
  const view = await renderInShop(<PullToRefresh native={native} />);
  let arrive = () => {};
  const read = vi
    .spyOn(view.queryClient, 'invalidateQueries')
    .mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const sign = await waitFor(() => {
    const found = view.container.querySelector('.pull');
    if (!found) throw new Error('not there yet');
    return found;
  });
  return { read, native, sign, arrive: () => act(async () => arrive()) };
}

function pull(...steps: object[]): void {
  fireEvent.touchStart(document.body, finger(100));
  for (const step of steps) fireEvent.touchMove(document.body, step);
}

describe('pulling the page down', () => {
  it('reads it again once it is let go, once however often it is pulled meanwhile', async () => {
    const { read, native, sign, arrive } = await start();
    pull(finger(150), finger(260));
    expect(screen.getByText('Lascia per aggiornare')).toBeTruthy();
    expect(read).not.toHaveBeenCalled();
    fireEvent.touchEnd(document.body);
    pull(finger(260));
    fireEvent.touchEnd(document.body);
    expect(read).toHaveBeenCalledTimes(1);
    expect(native.tick).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Aggiorno la pagina')).toBeTruthy();
    await arrive();
    expect(sign.textContent).toBe('');
  });

  it.each([
    ['not far enough', [finger(200)]],
    ['up again', [finger(300), finger(110)]],
    ['sideways', [finger(105, 190), finger(300, 190)]],
    ['with a second finger', [{ touches: [...finger(200).touches, ...finger(220).touches] }, finger(300)]],
  ])('does nothing: %s', async (_name, steps) => {
    const { read, sign } = await start();
    pull(...steps);
    fireEvent.touchEnd(document.body);
    expect(read).not.toHaveBeenCalled();
    expect(sign.textContent).toBe('');
  });

  it('does nothing when the system takes the finger away', async () => {
    const { read } = await start();
    pull(finger(300));
    fireEvent.touchCancel(document.body);
    fireEvent.touchEnd(document.body);
    expect(read).not.toHaveBeenCalled();
  });
});

it('begins at the top of the page only, where nothing lies over it or scrolls by itself', () => {
  document.body.innerHTML = '<div id="list"><p id="line"></p></div><input id="field">';
  const at = (id: string) => document.getElementById(id);
  expect(mayPull(at('line'), 0)).toBe(true);
  expect(mayPull(at('line'), 1)).toBe(false);
  expect(mayPull(at('field'), 0)).toBe(false);
  Object.assign(at('list') ?? {}, { scrollTop: 5 });
  expect(mayPull(at('line'), 0)).toBe(false);
  document.body.innerHTML = '<p id="line"></p><div role="dialog"></div>';
  expect(mayPull(at('line'), 0)).toBe(false);
});

it('the sign follows half of the way, and so far only', () => {
  expect([-40, 0, 40, 1000].map(followed)).toEqual([0, 0, 20, 110]);
});
