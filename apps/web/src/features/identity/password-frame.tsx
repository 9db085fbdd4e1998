import type { ReactNode } from 'react';
import { RegistrationFrame } from './registration-frame.tsx';

/** The pages of who has forgotten the password. */
export function PasswordFrame({ children }: { children: ReactNode }) {
  return (
    <RegistrationFrame
      title="Capita a tutti."
      lead="Una nuova password e torni alla tua spesa: il carrello è rimasto come l’hai lasciato."
    >
      {children}
    </RegistrationFrame>
  );
}
