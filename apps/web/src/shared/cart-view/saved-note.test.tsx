// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SavedNote } from './saved-note.tsx';

afterEach(cleanup);

describe('a note that is saved when it is left', () => {
  it('saves what was typed once, without the spaces around it', () => {
    const onSave = vi.fn();
    render(<SavedNote label="Nota" value="" onSave={onSave} />);
    const field = screen.getByRole('textbox');
    fireEvent.change(field, { target: { value: ' citofono rotto ' } });
    expect(onSave).not.toHaveBeenCalled();
    fireEvent.blur(field);
    expect(onSave.mock.calls).toEqual([['citofono rotto']]);
  });

  it('saves nothing when nothing changed', () => {
    const onSave = vi.fn();
    render(<SavedNote label="Nota" value="suona due volte" onSave={onSave} />);
    fireEvent.blur(screen.getByRole('textbox'));
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows what was saved elsewhere', () => {
    const { rerender } = render(<SavedNote label="Nota" value="uno" onSave={() => {}} />);
    rerender(<SavedNote label="Nota" value="due, da un altro telefono" onSave={() => {}} />);
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'due, da un altro telefono');
  });
});
