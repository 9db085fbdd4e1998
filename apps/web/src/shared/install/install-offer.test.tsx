// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InstallOffer, listenForInstall } from './index.ts';

let stop: () => void;
beforeEach(() => {
  stop = listenForInstall();
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

/** The browser says that the shop can be installed. @returns what was asked of it since */
function offer() {
  const prompt = vi.fn(async () => ({ outcome: 'dismissed' as const }));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { prompt, event };
}

it('keeps the browser’s offer for who asks for it, and asks once', async () => {
  const { prompt, event } = offer();
  expect(event.defaultPrevented).toBe(true);
  render(<InstallOffer />);
  const button = screen.getByRole('button', { name: 'Installa Sporta' });
  expect(prompt).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(button));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('is gone once the shop is installed', () => {
  offer();
  render(<InstallOffer />);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});

it('says how on an iPhone, and nothing where neither is possible', () => {
  const { container } = render(<InstallOffer />);
  expect(container.textContent).toBe('');
  cleanup();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)');
  render(<InstallOffer />);
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toContain(
    'Scegli «Aggiungi alla schermata Home».',
  );
});
