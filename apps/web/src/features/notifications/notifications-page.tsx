import { RowsSkeleton } from '@sporta/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { noticeSettingsQuery } from './api/settings.ts';
import { KindChoices } from './kind-choices.tsx';
import { QuietHours } from './quiet-hours.tsx';
import { ThisDevice } from './this-device.tsx';

/** /profile/notifications: of what the customer is told, where, and when not. @param sections the other pages of "I tuoi dati" */
export function NotificationsPage({ sections }: { sections: ReactNode }) {
  const { data: settings, error, refetch } = useQuery(noticeSettingsQuery(useApi()));
  return (
    <>
      <div className="page-title">
        <h1>Avvisi</h1>
      </div>
      {sections}
      {error ? (
        <LoadProblem error={error} what="i tuoi avvisi" onRetry={() => void refetch()} />
      ) : !settings ? (
        <RowsSkeleton count={6} label="Carico gli avvisi" />
      ) : (
        <div className="profile-stack">
          <ThisDevice settings={settings} />
          <KindChoices kinds={settings.kinds} />
          <QuietHours quiet={settings.quiet} />
          <p className="muted small">
            Su un dispositivo arriva solo quello a cui hai detto di sì. Ricevute, conferme e messaggi sui pagamenti
            arrivano sempre per e-mail.
          </p>
        </div>
      )}
    </>
  );
}
