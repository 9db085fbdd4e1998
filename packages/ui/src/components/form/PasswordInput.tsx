import { useState } from 'react';
import { Eye } from '../../icons/Eye.ts';
import { EyeSlash } from '../../icons/EyeSlash.ts';
import { IconButton } from '../button/IconButton.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** Password with a button that shows it. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextInput
      autoComplete="current-password"
      {...props}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          icon={visible ? EyeSlash : Eye}
          label={visible ? 'Nascondi la password' : 'Mostra la password'}
          aria-pressed={visible}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  );
}
