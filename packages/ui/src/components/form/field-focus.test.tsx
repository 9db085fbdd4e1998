// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';

afterEach(cleanup);

const fields: Record<string, (error: string | undefined) => ReactElement> = {
  Checkbox: (error) => <Checkbox label="Accetto" error={error} />,
  TextInput: (error) => <TextInput label="Nome" error={error} />,
  PasswordInput: (error) => <PasswordInput label="Password" error={error} />,
  TextArea: (error) => <TextArea label="Nota" error={error} />,
  Select: (error) => (
    <Select label="Provincia" error={error}>
      <option>MI</option>
    </Select>
  ),
};

describe('a field that is refused, then accepted', () => {
  it.each(Object.entries(fields))('%s stays the one that has the focus', (_, draw) => {
    const { container, rerender } = render(draw(undefined));
    const control = container.querySelector<HTMLElement>('input, textarea, select')!;
    control.focus();
    rerender(draw('*Campo obbligatorio'));
    expect(document.activeElement).toBe(control);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(control.getAttribute('aria-describedby')!)?.textContent).toBe('*Campo obbligatorio');
    rerender(draw(undefined));
    expect(document.activeElement).toBe(control);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });
});
