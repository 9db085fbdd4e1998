// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SavedNote } from './saved-note.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('a note that is saved when it is left', () => {
  it('saves what was typed once, without the spaces around it', () => {
    const onSave = vi.fn();
    render(<SavedNote label="Nota" of="1" value="" onSave={onSave} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: ' citofono rotto ' } });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onSave.mock.calls).toEqual([['citofono rotto']]);
  });

  it('has room for 1000 characters, and says how many are there (specification, section 5)', () => {
    render(<SavedNote label="Nota" of="1" value="suona" onSave={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveProperty('maxLength', 1000);
    expect(screen.getByText('5 di 1000')).toBeTruthy();
  });

  it('saves nothing when nothing changed', () => {
    const onSave = vi.fn();
    render(<SavedNote label="Nota" of="1" value="suona due volte" onSave={onSave} />);
    fireEvent.blur(screen.getByRole('textbox'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows what was saved elsewhere', () => {
    const { rerender } = render(<SavedNote label="Nota" of="1" value="uno" onSave={() => {}} />);
    rerender(<SavedNote label="Nota" of="1" value="due, da un altro telefono" onSave={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'due, da un altro telefono');
  });

  it('is still there when the login took the page away, for this cart only, and goes once it is saved', () => {
    const onSave = vi.fn();
    const first = render(<SavedNote label="Nota" of="1" value="" onSave={() => {}} />);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'suonare al 3' } });
    fireEvent.blur(screen.getByRole('textbox'));
    // the session had ended: nothing was saved
    first.unmount();
    const other = render(<SavedNote label="Nota" of="2" value="" onSave={onSave} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    other.unmount();
    const { rerender, unmount } = render(<SavedNote label="Nota" of="1" value="" onSave={onSave} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'suonare al 3');
    expect(onSave.mock.calls).toEqual([['suonare al 3']]);
    rerender(<SavedNote label="Nota" of="1" value="suonare al 3" onSave={onSave} />);
    unmount();
    // saved: what is changed elsewhere later is shown
    render(<SavedNote label="Nota" of="1" value="altro" onSave={onSave} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'altro');
    expect(onSave).toHaveBeenCalledOnce();
  });
});
