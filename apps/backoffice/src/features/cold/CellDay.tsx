import { type ColdCell, type ColdDay, staffEndpoints } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { formatDayLong, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RowsSkeleton } from '@sporta/ui/components/feedback/Skeletons.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { clock, countOf, moment } from '../../shared/figures/index.ts';
import { DayButton } from '../../shared/filters/index.ts';
import { coldDayQuery } from './cold-queries.ts';
import { degrees } from './cold-words.ts';
import { ProbesPanel } from './ProbesPanel.tsx';
import { TemperatureChart } from './TemperatureChart.tsx';
import { useColdActs } from './use-cold-acts.ts';

interface CellDayProps {
  cell: ColdCell;
  /** Undefined: today. */
  day: string | undefined;
  onDay: (day: string | undefined) => void;
  /** Absent for who may not set it up. */
  onEdit?: () => void;
}

/** A day of a cold room: its curve, what was done, and for who sets it up its probes. */
export function CellDay({ cell, day, onDay, onEdit }: CellDayProps) {
  const api = useApi();
  const head = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery(coldDayQuery(api, cell.cellId, day));
  // who comes from an alert, or opens it below other cells, is led to it
  useEffect(() => {
    // no word of it to React: a browser of today answers a promise, which is nothing to clean up with
    head.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const shown = day ?? shopDay(Date.now());
  return (
    <div className="cold-day">
      <div className="bt">
        <div className="grow">
          <h2 ref={head}>{cell.name}</h2>
          <p className="muted">
            {formatDayLong(shown)}
            {cell.warmSince && !day ? `, sopra soglia da ${moment(cell.warmSince, new Date())}` : null}
          </p>
        </div>
        <DayButton day={shown} onDay={onDay} />
        <DownloadMenu
          kind="line"
          hrefOf={(format) =>
            api.url(staffEndpoints.staffCold.month, { cell_id: cell.cellId, month: shown.slice(0, 7), format })
          }
        />
        {onEdit ? (
          <Button kind="line" onClick={onEdit}>
            Cambia la cella
          </Button>
        ) : null}
      </div>
      {error && !data ? (
        <LoadProblem error={error} what="la giornata" onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <section className="bx">
            <h2>Temperature</h2>
            {data.readings.length === 0 ? (
              <p className="muted">Nessuna lettura in questo giorno.</p>
            ) : (
              <>
                <TemperatureChart readings={data.readings} max={cell.max} />
                <p className="muted small">{figuresOf(data)}</p>
              </>
            )}
          </section>
          <ChecksPanel cold={data} />
          {onEdit ? <ProbesPanel cell={cell} probes={data.probes} /> : null}
        </>
      ) : (
        <RowsSkeleton count={4} label="La giornata" />
      )}
    </div>
  );
}

/** What the curve says, in words: also for who does not see it. */
function figuresOf({ readings, cell }: ColdDay): string {
  const all = readings.map(({ temperature }) => temperature);
  const above = all.filter((celsius) => celsius > cell.max).length;
  const warm = above === 0 ? 'sempre entro la soglia' : `${countOf(above, 'lettura', 'letture')} sopra la soglia`;
  const byHand = readings.filter(({ by }) => by);
  const hands = byHand.map(({ at, by, temperature }) => `${clock(at)} ${by} ${degrees(temperature)}`).slice(-6);
  return `${countOf(all.length, 'lettura', 'letture')}, da ${degrees(Math.min(...all))} a ${degrees(Math.max(...all))}: ${warm}.${hands.length > 0 ? ` A mano: ${hands.join('; ')}.` : ''}`;
}

function ChecksPanel({ cold: { cell, checks } }: { cold: ColdDay }) {
  const acts = useColdActs();
  const [text, setText] = useState('');
  const [key, setKey] = useState(newCheckKey);
  const check = useMutation({
    mutationFn: () => acts.check(cell.cellId, text.trim(), key),
    onSuccess: () => {
      toast.success('Scritto nel registro');
      setText('');
      setKey(newCheckKey());
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length >= 3 && !check.isPending) check.mutate();
  };
  return (
    <section className="bx">
      <h2>Che cosa è stato fatto</h2>
      {checks.length === 0 ? <p className="muted">Niente, in questo giorno.</p> : null}
      <ul className="cold-checks">
        {checks.map(({ checkId, at, by, text: words }) => (
          <li key={checkId}>
            <b>{by}</b> <small className="muted">{moment(at, new Date())}</small>
            <span className="block">{words}</span>
          </li>
        ))}
      </ul>
      <form className="stack gap" onSubmit={submit}>
        <TextArea
          label="Nuova azione"
          hideLabel
          placeholder="Per esempio: porta chiusa male, ricontrollata dopo 10 minuti, merce spostata in cella 2."
          maxLength={500}
          rows={3}
          value={text}
          error={check.isError ? messageOf(check.error) : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" kind="soft" busy={check.isPending} disabled={text.trim().length < 3}>
          Scrivi nel registro
        </Button>
      </form>
    </section>
  );
}

const newCheckKey = (): string => `check-${newKey()}`;
