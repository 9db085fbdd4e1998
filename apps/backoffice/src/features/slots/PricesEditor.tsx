import { formatEuro } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { type FormEvent, useState } from 'react';
import { errorAt, isOfNoField, messageOf } from '../../shared/errors/index.ts';
import { examplesOf, type PricesDraft } from './prices-draft.ts';

interface PricesEditorProps {
  given: PricesDraft;
  /** Of what is given. */
  version: string;
  /** Slots of deliveries to homes: vans pass by. */
  homes: boolean;
  busy: boolean;
  error: unknown;
  /** @param version of the prices it was written upon */
  onSave: (draft: PricesDraft, version: string) => void;
}

/** Price of the slot that the examples show, in cents. */
const exampleCents = 290;

/** When a slot costs more or less than planned, and what that makes of a price. */
export function PricesEditor({ given, version, homes, busy, error, onSave }: PricesEditorProps) {
  const [base, setBase] = useState({ given, version });
  const [draft, setDraft] = useState(given);
  const isSame = JSON.stringify(draft) === JSON.stringify(base.given);
  // what is typed stays when somebody else writes: whoever saves it hears of that then, and not by losing it
  if (isSame && version !== base.version) {
    setBase({ given, version });
    setDraft(given);
  }
  const change = (part: Partial<PricesDraft>) => setDraft({ ...draft, ...part });
  type TextName = Exclude<keyof PricesDraft, 'quiet' | 'busy'>;
  const field = (name: TextName, wire: string) => ({
    value: draft[name],
    error: errorAt(error, wire),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(draft, base.version);
  };
  return (
    <form className="pl" onSubmit={submit}>
      <section className="bx slot-prices" aria-labelledby="slot-prices-title">
        <h2 id="slot-prices-title">Prezzi secondo la richiesta</h2>
        <p className="muted small">
          Partono dal prezzo di ogni fascia e valgono per chi la sceglie da ora. Chi ha già una fascia paga il prezzo a
          cui l’ha presa.
        </p>
        <Switch
          label={<b>Fasce quasi piene</b>}
          description="Costano di più: chi può si sposta dove c’è posto"
          checked={draft.busy}
          onChange={({ target }) => change({ busy: target.checked })}
        />
        {draft.busy ? (
          <div className="slot-price-fields">
            <TextInput label="Piene almeno al, %" inputMode="numeric" {...field('busyFrom', 'busy_from_percent')} />
            <TextInput label="Aumento, €" inputMode="decimal" {...field('busySurcharge', 'busy_surcharge')} />
          </div>
        ) : null}
        <Switch
          label={<b>Fasce ancora vuote</b>}
          description="Costano di meno nelle ultime ore prima del limite"
          checked={draft.quiet}
          onChange={({ target }) => change({ quiet: target.checked })}
        />
        {draft.quiet ? (
          <div className="slot-price-fields">
            <TextInput label="Piene meno del, %" inputMode="numeric" {...field('quietBelow', 'quiet_below_percent')} />
            <TextInput label="Ultime ore" inputMode="numeric" {...field('quietHours', 'quiet_hours')} />
            <TextInput label="Sconto, €" inputMode="decimal" {...field('quietDiscount', 'quiet_discount')} />
          </div>
        ) : null}
        {homes ? (
          <TextInput
            label="Sconto delle fasce eco, €"
            hint="Per chi abita entro 500 metri da una consegna già presa in quella fascia. 0: nessuno sconto"
            inputMode="decimal"
            {...field('ecoDiscount', 'eco_discount')}
          />
        ) : null}
        <div className="slot-price-fields">
          <TextInput label="Mai sotto, €" inputMode="decimal" {...field('min', 'min')} />
          <TextInput label="Mai sopra, €" inputMode="decimal" {...field('max', 'max')} />
        </div>
        {isOfNoField(error, shown) ? (
          <Note kind="err" live>
            {messageOf(error)}
          </Note>
        ) : null}
      </section>
      <aside className="bx plan-side" aria-labelledby="slot-examples">
        <h2 id="slot-examples">Una fascia da {formatEuro(exampleCents)}</h2>
        <dl className="plan-facts" aria-live="polite">
          {examplesOf(draft, { costCents: exampleCents, homes }).map(({ name, cents }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{cents === 0 ? 'gratis' : formatEuro(cents)}</dd>
            </div>
          ))}
        </dl>
        <p className="small">Il costo della zona si aggiunge; le soglie gratis restano.</p>
        <Button type="submit" block busy={busy} disabled={isSame}>
          Salva i prezzi
        </Button>
      </aside>
    </form>
  );
}

const shown: readonly string[] = [
  'busy_from_percent',
  'busy_surcharge',
  'quiet_below_percent',
  'quiet_hours',
  'quiet_discount',
  'eco_discount',
  'min',
  'max',
];
