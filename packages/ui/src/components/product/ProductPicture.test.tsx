// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Thumb } from './ProductRow.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const picture = { src: '/media/manca.webp', alt: 'Latte e panna' };
const drawn = () => screen.getByRole('img', { name: 'Latte e panna' });

it('a picture that does not load gives its place to the grey one (specification, section 2)', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  render(<Thumb size="xs" picture={picture} />);
  expect(drawn().tagName).toBe('IMG');
  fireEvent.error(drawn());
  expect(drawn().className).toBe('noimg');
});

it('so does one that had failed before the program came', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(picture.src);
  render(<Thumb size="xs" picture={picture} />);
  expect(drawn().className).toBe('noimg');
});
