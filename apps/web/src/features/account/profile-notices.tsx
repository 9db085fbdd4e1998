import { ButtonLink, Note } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { userDetailQuery, useSession } from '../../shared/session/index.ts';
import { pendingDisclaimersQuery } from './api/disclaimers.ts';
import { CompanyRequestNote } from './company-request-note.tsx';

/** What waits for somebody's answer: conditions that are new since the customer agreed, a company that was asked. */
export function ProfileNotices() {
  const api = useApi();
  const { data: user } = useQuery(userDetailQuery(api));
  const { data: texts } = useQuery({ ...pendingDisclaimersQuery(api), enabled: useSession().isInPerson });
  const isWaiting = texts !== undefined && !texts.complete;
  if (!isWaiting && !user?.companyRequest) return null;
  return (
    <div className="profile-notices">
      {isWaiting ? (
        <Note
          kind="warn"
          action={
            <ButtonLink kind="line" size="sm" href="/profile/consents">
              Leggi e rispondi
            </ButtonLink>
          }
        >
          <b>Le condizioni sono cambiate</b> da quando le hai accettate.
        </Note>
      ) : null}
      {user?.companyRequest ? <CompanyRequestNote /> : null}
    </div>
  );
}
