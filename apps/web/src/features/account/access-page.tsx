import { RowsSkeleton } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { userDetailQuery } from '../../shared/session/index.ts';
import { Devices } from './devices.tsx';
import { EmailForm } from './email-form.tsx';
import { ProfileSections } from './profile-sections.tsx';
import { UpdatePasswordForm } from './update-password-form.tsx';
import { UsernameForm } from './username-form.tsx';

/** /profile/update-password: how the customer logs in. */
export function AccessPage() {
  const { data: user, error, refetch } = useQuery(userDetailQuery(useApi()));
  return (
    <>
      <div className="page-title">
        <h1>Accesso e password</h1>
      </div>
      <ProfileSections />
      {error ? (
        <LoadProblem error={error} what="i dati di accesso" onRetry={() => void refetch()} />
      ) : user ? (
        <div className="profile-stack">
          <UpdatePasswordForm login={user.login} />
          <EmailForm email={user.email} confirmed={user.emailConfirmed} />
          <UsernameForm login={user.login} />
          <Devices />
        </div>
      ) : (
        <RowsSkeleton count={4} label="Carico i dati di accesso" />
      )}
    </>
  );
}
