// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollToTop } from './scroll-to-top.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const button = () => screen.queryByRole('button', { name: 'Torna all’inizio' });

it('is there once the page was scrolled by more than 20 px, and leads to its top (specification, section 9)', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const scroll = (top: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top);
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  render(<ScrollToTop />);
  scroll(20);
  expect(button()).toBeNull();
  scroll(21);
  fireEvent.click(button()!);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  scroll(0);
  expect(button()).toBeNull();
});
