import type { ZonePlan } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useState } from 'react';
import { errorAt, isOfNoField, messageOf } from '../../shared/errors/index.ts';
import type { Place } from '../../shared/map/index.ts';
import { BorderDialog } from './BorderDialog.tsx';
import type { Corners } from './border-draft.ts';
import { WantedPlaces } from './WantedPlaces.tsx';
import type { ZoneDraft } from './zone-draft.ts';

interface ZoneEditorProps {
  draft: ZoneDraft;
  /** Homes are served by postal code; to a store everybody may come. */
  byPostcode: boolean;
  /** The store its border lies around. */
  depot: Place;
  /** Borders of the other zones. */
  others: readonly Corners[];
  wanted: ZonePlan['wanted'];
  busy: boolean;
  error: unknown;
  onSave: (draft: ZoneDraft) => void;
}

/** What a zone costs and whom it serves. */
export function ZoneEditor(props: ZoneEditorProps) {
  const { draft: given, byPostcode, depot, others, wanted, busy, error, onSave } = props;
  const [draft, setDraft] = useState(given);
  const [drawing, setDrawing] = useState(false);
  const field = (
    name: 'name' | 'baseCost' | 'freeFrom' | 'reducedCost' | 'minimumOrder' | 'surcharge',
    wire: string,
  ) => ({
    value: draft[name],
    error: errorAt(error, wire),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
  });
  const isNew = draft.zoneId === undefined;
  return (
    <aside className="bx plan-side" aria-labelledby="zone-title">
      <h2 id="zone-title">{isNew ? 'Nuova zona' : given.name}</h2>
      <p className="muted small">Vale subito per chi ordina. Gli ordini già presi restano come sono.</p>
      <form
        className="zone-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSave(draft);
        }}
      >
        <TextInput label="Nome" maxLength={80} {...field('name', 'name')} />
        <TextInput label="Oltre al prezzo della fascia, €" inputMode="decimal" {...field('baseCost', 'base_cost')} />
        <TextInput
          label="Gratis da, €"
          hint="Vuoto: mai gratis"
          inputMode="decimal"
          {...field('freeFrom', 'free_from')}
        />
        <TextInput
          label="Over 70 e disabili, al massimo, €"
          hint="Vuoto: come tutti"
          inputMode="decimal"
          {...field('reducedCost', 'reduced_cost')}
        />
        <TextInput label="Ordine minimo, €" inputMode="decimal" {...field('minimumOrder', 'minimum_order')} />
        <Select
          label="Sotto il minimo"
          value={draft.below}
          onChange={({ target }) => setDraft({ ...draft, below: target.value as ZoneDraft['below'] })}
        >
          <option value="block">Non si ordina</option>
          <option value="surcharge">Si paga un supplemento</option>
        </Select>
        {draft.below === 'surcharge' ? (
          <TextInput label="Supplemento, €" inputMode="decimal" {...field('surcharge', 'surcharge')} />
        ) : null}
        {byPostcode ? (
          <TextArea
            label="CAP"
            hint="Separati da virgole, anche a intervalli: 20121-20124, 20144"
            rows={5}
            value={draft.postcodes}
            error={errorAt(error, 'postcodes')}
            onChange={({ target }) => setDraft({ ...draft, postcodes: target.value })}
          />
        ) : null}
        {byPostcode ? (
          <WantedPlaces
            wanted={wanted}
            postcodes={draft.postcodes}
            onChange={(postcodes) => setDraft({ ...draft, postcodes })}
          />
        ) : null}
        {isOfNoField(error, shown) ? (
          <Note kind="err" live>
            {messageOf(error)}
          </Note>
        ) : null}
        {byPostcode ? (
          <>
            <p className="small">
              {draft.border.length === 0
                ? 'Nessun confine sulla mappa: decide il CAP.'
                : `Confine di ${draft.border.length} angoli: decide lui dove sappiamo il punto dell’indirizzo, altrove il CAP.`}
            </p>
            {errorAt(error, 'border') ? (
              <Note kind="err" live>
                {errorAt(error, 'border')}
              </Note>
            ) : null}
            <Button kind="line" onClick={() => setDrawing(true)}>
              {draft.border.length === 0 ? 'Disegna il confine' : 'Cambia il confine'}
            </Button>
          </>
        ) : null}
        <Button type="submit" block busy={busy}>
          {isNew ? 'Aggiungi la zona' : 'Salva la zona'}
        </Button>
      </form>
      {drawing ? (
        <BorderDialog
          depot={depot}
          border={draft.border}
          others={others}
          onClose={() => setDrawing(false)}
          onUse={(border) => {
            setDraft({ ...draft, border });
            setDrawing(false);
          }}
        />
      ) : null}
    </aside>
  );
}

const shown: readonly string[] = [
  'name',
  'base_cost',
  'free_from',
  'reduced_cost',
  'minimum_order',
  'surcharge',
  'postcodes',
  'border',
];
