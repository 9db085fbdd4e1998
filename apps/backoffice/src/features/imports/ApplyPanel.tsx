import type { StaffImport } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useState } from 'react';
import { instantOf, moment } from '../../shared/figures/index.ts';
import type { ImportData } from './import-data.ts';
import { PlansMetNote } from './PlansMetNote.tsx';
import { count, counted } from './states.ts';
import { useImportActs } from './use-import-acts.ts';

/** The beginning of tomorrow in the shop, as a field of day and hour has it. */
const nextMidnight = () => `${addDays(shopDay(Date.now()), 1)}T00:00`;

/** Nothing of the file happens before the day of its prices. */
const changesPricesAlone = ({ counts }: StaffImport) => counts.new + counts.text + counts.vat + counts.other === 0;

/** What will be applied, what stays out, and the press that does it. */
export function ApplyPanel({ found, plansMet }: Pick<ImportData, 'plansMet'> & { found: StaffImport }) {
  const { apply, cancel } = useImportActs(found.importId);
  const [suspends, setSuspends] = useState(false);
  const [later, setLater] = useState(false);
  const [from, setFrom] = useState(nextMidnight);
  const [openedAt] = useState(Date.now);
  const { counts, state } = found;
  const pricesFrom = later ? instantOf(from) : undefined;
  const good = counts.rows - counts.error;
  return (
    <section className="bx imp-apply" aria-labelledby="applica">
      <h2 id="applica">Applica</h2>
      <dl className="bkv">
        <div>
          <dt>Righe buone</dt>
          <dd>{count(good)}</dd>
        </div>
        <div>
          <dt>Fuori per errore</dt>
          <dd>{count(counts.error)}</dd>
        </div>
        <div>
          <dt>Non nel file, restano in vendita</dt>
          <dd>{count(suspends ? 0 : counts.missing)}</dd>
        </div>
      </dl>
      {counts.price > 0 ? (
        <>
          <Checkbox
            label={
              pricesFrom
                ? `I prezzi valgono da ${moment(pricesFrom, new Date())}`
                : 'I prezzi valgono da un altro giorno'
            }
            checked={later}
            onChange={({ target }) => setLater(target.checked)}
          />
          {later ? (
            <TextInput
              label="Da quando valgono i prezzi"
              hint="I prodotti nuovi hanno il loro prezzo da subito"
              type="datetime-local"
              value={from}
              onChange={({ target }) => setFrom(target.value)}
            />
          ) : null}
        </>
      ) : null}
      {later && !pricesFrom ? null : (
        <PlansMetNote plans={plansMet} at={pricesFrom ? Date.parse(pricesFrom) : openedAt} fileName={found.fileName} />
      )}
      {counts.missing > 0 ? (
        <Checkbox
          label={
            counts.missing === 1
              ? 'Sospendi il prodotto che non è nel file'
              : `Sospendi i ${count(counts.missing)} prodotti che non sono nel file`
          }
          checked={suspends}
          onChange={({ target }) => setSuspends(target.checked)}
        />
      ) : null}
      <Button
        size="lg"
        block
        busy={apply.isPending || state === 'mending'}
        disabled={good === 0 || (later && !pricesFrom)}
        onClick={() => apply.mutate({ suspends, pricesFrom })}
      >
        {pricesFrom && changesPricesAlone(found) && !suspends ? 'Programma' : 'Applica'}{' '}
        {counted(good, 'riga', 'righe')}
      </Button>
      <Button kind="ghost" block disabled={state !== 'checked' || cancel.isPending} onClick={() => cancel.mutate()}>
        Lascia perdere
      </Button>
      <p className="muted small">
        Tutte insieme: i clienti non vedono mai mezzo catalogo. Lo stesso file due volte non cambia nulla. Si può
        tornare indietro per 7 giorni.
      </p>
    </section>
  );
}
