import type { ContentVersion } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { moment } from '../figures/index.ts';
import { Differences } from './Differences.tsx';
import { versionQuery } from './documents-queries.ts';
import type { Body, WrittenDocument } from './use-document.ts';

interface VersionsDialogProps<Shape extends Body> {
  open: boolean;
  onClose: () => void;
  written: WrittenDocument<Shape>;
}

/** What was online before, the newest first; any of it can come back. */
export function VersionsDialog<Shape extends Body>({ open, onClose, written }: VersionsDialogProps<Shape>) {
  const versions = written.detail?.versions ?? [];
  const [looked, setLooked] = useState<number>();
  return (
    <Dialog open={open} onClose={onClose} title="Versioni" width={750}>
      {versions.length === 0 ? (
        <p>Qui non è stato ancora pubblicato niente: la prima versione nasce quando pubblichi.</p>
      ) : (
        <ol className="doc-versions">
          {versions.map((version, index) => (
            <li key={version.versionId}>
              <div className="row">
                <p className="grow">
                  <b>{moment(version.publishedAt, new Date())}</b>
                  <span className="muted"> · {actText(version, index)}</span>
                </p>
                <Button
                  kind="ghost"
                  size="sm"
                  aria-expanded={looked === version.versionId}
                  onClick={() => setLooked(looked === version.versionId ? undefined : version.versionId)}
                >
                  Confronta
                </Button>
                {index === 0 ? null : (
                  <Button
                    kind="line"
                    size="sm"
                    disabled={written.busy}
                    onClick={() => {
                      void written.restore(version.versionId);
                      onClose();
                    }}
                  >
                    Rimetti online
                  </Button>
                )}
              </div>
              {looked === version.versionId ? <Look version={version} live={written.detail?.live} /> : null}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}

function actText({ by, off }: ContentVersion, index: number): string {
  const what = off ? 'tolto' : index === 0 ? 'online adesso' : 'pubblicato';
  return by ? `${what} da ${by}` : `${what}, da un file`;
}

function Look({ version, live }: { version: ContentVersion; live: Body | undefined }) {
  const api = useApi();
  const { data } = useQuery(versionQuery(api, version.versionId));
  if (!data) return null;
  return (
    <Differences one={{ name: 'In questa versione', body: data.body }} other={{ name: 'Online adesso', body: live }} />
  );
}
