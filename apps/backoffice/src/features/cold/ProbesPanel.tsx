import type { ColdCell, ColdProbe } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { useColdActs } from './use-cold-acts.ts';

/** Devices that write the register by themselves: the key of each is shown once. */
export function ProbesPanel({ cell, probes }: { cell: ColdCell; probes: readonly ColdProbe[] }) {
  const acts = useColdActs();
  const [name, setName] = useState('');
  const add = useMutation({
    mutationFn: () => acts.addProbe(cell.cellId, name.trim()),
    onSuccess: () => setName(''),
  });
  const revoke = useMutation({
    mutationFn: (probeId: number) => acts.revokeProbe(cell.cellId, probeId),
    onSuccess: () => toast.success('Chiave revocata'),
    onError: (error) => toast.error(messageOf(error)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && !add.isPending) add.mutate();
  };
  return (
    <section className="bx">
      <h2>Sonde</h2>
      <p className="muted">
        Una sonda manda le misure con POST a <code>/ebsn/api/cold/readings</code>, con la sua chiave.
      </p>
      <ul className="cold-checks">
        {probes.map(({ probeId, name: probe, createdAt, lastSeenAt, revokedAt }) => (
          <li key={probeId} className="row">
            <span className="grow">
              <b>{probe}</b>
              <small className="block muted">
                {lastSeenAt
                  ? `Ultima misura ${moment(lastSeenAt, new Date())}`
                  : `Da ${moment(createdAt, new Date())}, non ha ancora mandato misure`}
              </small>
            </span>
            {revokedAt ? (
              <Tag tone={undefined}>Revocata</Tag>
            ) : (
              <Button
                kind="danger-line"
                size="sm"
                busy={revoke.isPending && revoke.variables === probeId}
                aria-label={`Revoca ${probe}`}
                onClick={() => revoke.mutate(probeId)}
              >
                Revoca
              </Button>
            )}
          </li>
        ))}
      </ul>
      {add.data ? (
        <Note kind="warn" live>
          Copia la chiave adesso, non si rivede più: <code className="cold-key">{add.data}</code>
        </Note>
      ) : null}
      <form className="cold-read above-s" onSubmit={submit}>
        <TextInput
          label="Nome della nuova sonda"
          hideLabel
          placeholder="Nome della sonda, per esempio Porta"
          maxLength={60}
          value={name}
          error={add.isError ? messageOf(add.error) : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" kind="soft" busy={add.isPending} disabled={name.trim() === ''}>
          Aggiungi
        </Button>
      </form>
    </section>
  );
}
