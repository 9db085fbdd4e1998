import { PasswordInput, type TextInputProps } from '@sporta/ui';
import { passwordStrength } from './password-strength.ts';
import { REQUIRED } from './required.ts';

/** Length is what counts; the server also refuses the passwords everybody tries first. */
export const newPasswordRules = {
  required: REQUIRED,
  minLength: { value: 8, message: 'Servono almeno 8 caratteri' },
} as const;

interface NewPasswordFieldProps extends Omit<TextInputProps, 'type' | 'end' | 'below' | 'hint' | 'className'> {
  /** What is typed so far, to rate its strength. */
  typed: string;
}

/** A new password, with how hard it is to guess. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { level, words } = passwordStrength(typed);
  return (
    <PasswordInput
      autoComplete="new-password"
      hint={words}
      below={<progress className="bar" aria-label="Robustezza della password" value={level} max={4} />}
      {...field}
      className="password-field"
    />
  );
}
