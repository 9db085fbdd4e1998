import type { StaffProduct } from '@sporta/contract';
import { formatDayShort, shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { type FormEvent, useState } from 'react';
import { readAmount, writeAmount } from '../../shared/product-acts/index.ts';
import { errorOf, type Form, fieldId } from './fields.tsx';

type StoreStock = StaffProduct['stock'][number];
type Arrival = NonNullable<StoreStock['arrival']>;

interface ArrivalCellProps {
  form: Form;
  product: StaffProduct;
  store: StoreStock;
}

/** What is on its way to a store, and the dialog in which it is said. */
export function ArrivalCell({ form, product, store }: ArrivalCellProps) {
  const [open, setOpen] = useState(false);
  const { arrivalField, name } = store;
  const arrival = form.edits.value(arrivalField) as Arrival | null;
  const problem = errorOf(form, arrivalField);
  return (
    <>
      <button type="button" id={fieldId(arrivalField)} className="arrival" onClick={() => setOpen(true)}>
        {arrival ? arrivalText(arrival, product) : 'Aggiungi'}
        <span className="sr">{arrival ? `, arrivo a ${name}` : ` l’arrivo a ${name}`}</span>
        {arrival && arrival.on < shopDay(Date.now()) ? <small>il giorno è passato</small> : null}
      </button>
      {problem ? <span className="err">{problem}</span> : null}
      <Dialog open={open} onClose={() => setOpen(false)} title={`Arrivo a ${name}`} keepOnOutsidePress>
        <ArrivalForm
          {...{ arrival, product }}
          onTake={(taken) => {
            form.edits.set(arrivalField, taken);
            setOpen(false);
          }}
        />
      </Dialog>
    </>
  );
}

interface ArrivalFormProps {
  arrival: Arrival | null;
  product: StaffProduct;
  onTake: (arrival: Arrival | null) => void;
}

function ArrivalForm({ arrival, product, onTake }: ArrivalFormProps) {
  const isLoose = product.sellingMode === 'loose';
  const most = isLoose ? 3 : 0;
  const [on, setOn] = useState(arrival?.on ?? '');
  const [text, setText] = useState(writeAmount(arrival?.quantity ?? null, { min: 0, max: most }));
  const [tried, setTried] = useState(false);
  const quantity = readAmount(text, most);
  const isGood = on !== '' && typeof quantity === 'number' && quantity > 0;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGood) onTake({ on, quantity });
  };
  return (
    <form className="stack" onSubmit={take} noValidate>
      <div className="pf two-up">
        <TextInput
          label="Giorno"
          type="date"
          min={shopDay(Date.now())}
          value={on}
          error={tried && on === '' ? 'Serve il giorno' : undefined}
          onChange={({ target }) => setOn(target.value)}
        />
        <TextInput
          label={isLoose ? 'Quanti chili' : 'Quanti pezzi'}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={
            tried && !(typeof quantity === 'number' && quantity > 0) ? 'Serve un numero maggiore di zero' : undefined
          }
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <p className="muted small">
        Se intanto è esaurito, la pagina del prodotto dice ai clienti in che giorno torna. Vale da quando pubblichi.
      </p>
      <div className="row end">
        {arrival ? (
          <Button kind="line" onClick={() => onTake(null)}>
            Togli l’arrivo
          </Button>
        ) : null}
        <Button type="submit">Va bene</Button>
      </div>
    </form>
  );
}

/** "lun 24 nov, 48 pz". */
export function arrivalText({ on, quantity }: Arrival, { sellingMode }: Pick<StaffProduct, 'sellingMode'>): string {
  return `${formatDayShort(on)}, ${quantity.toLocaleString('it-IT')} ${sellingMode === 'loose' ? 'kg' : 'pz'}`;
}
