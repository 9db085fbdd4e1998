// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PickFile } from './PickFile.tsx';
import { useShownFile } from './use-shown-file.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Page() {
  const [address, show] = useShownFile();
  return (
    <>
      <PickFile onPick={show}>Carica il logo</PickFile>
      <img alt="logo" src={address} />
    </>
  );
}

it('lets go of the file that was shown once another takes its place, and when the page goes', () => {
  const addresses = ['blob:one', 'blob:two'];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => addresses.shift()!);
  const gone = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {});
  const { unmount } = render(<Page />);
  const pick = () =>
    act(() =>
      fireEvent.change(screen.getByLabelText('Carica il logo'), { target: { files: [new File(['x'], 'a.png')] } }),
    );
  pick();
  expect(screen.getByAltText('logo').getAttribute('src')).toBe('blob:one');
  expect(gone).not.toHaveBeenCalled();
  pick();
  expect(screen.getByAltText('logo').getAttribute('src')).toBe('blob:two');
  expect(gone.mock.calls).toEqual([['blob:one']]);
  unmount();
  expect(gone.mock.calls).toEqual([['blob:one'], ['blob:two']]);
});
