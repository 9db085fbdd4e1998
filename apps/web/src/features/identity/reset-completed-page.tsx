import { ButtonLink } from '@sporta/ui';
import { PasswordFrame } from './password-frame.tsx';

/** /reset-password-completed */
export function ResetCompletedPage() {
  return (
    <PasswordFrame>
      <div className="stack-form reg-form reg-outcome">
        <img src="/pictures/borsa-agrumi.svg" alt="" width="210" height="210" />
        <h2>Password cambiata</h2>
        <p className="muted">Per sicurezza abbiamo chiuso le sessioni aperte: accedi con la nuova password.</p>
        <ButtonLink size="lg" block href="/login">
          Accedi
        </ButtonLink>
      </div>
    </PasswordFrame>
  );
}
