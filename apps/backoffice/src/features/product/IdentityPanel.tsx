import type { ProductChoices, StaffProduct } from '@sporta/contract';
import { isByWeight, isEan } from '@sporta/domain';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Departments } from './Departments.tsx';
import { errorOf, type Form, fieldId, NumberField } from './fields.tsx';
import { consumerPrice } from './new-product.ts';

export type SellingMode = StaffProduct['sellingMode'];

const modes: readonly [SellingMode, string][] = [
  ['piece', 'A pezzo'],
  ['pack', 'A confezione'],
  ['loose', 'Sfuso, a peso'],
  ['weighed', 'Già pesato, a peso variabile'],
];

interface IdentityPanelProps {
  form: Form;
  choices: ProductChoices | undefined;
  code: string;
  sellingMode: SellingMode;
  onCode: (code: string) => void;
  onSellingMode: (mode: SellingMode) => void;
}

/** How the shop knows a new product, how it is sold and where it is found. */
export function IdentityPanel({ form, choices, code, sellingMode, onCode, onSellingMode }: IdentityPanelProps) {
  const { value, set } = form.edits;
  const eans = (value('eans') ?? []) as string[];
  const proposed = eans.find((ean) => isEan(ean));
  const byWeight = isByWeight(sellingMode);
  return (
    <section className="bx" aria-labelledby="identita">
      <h2 id="identita">Codici e vendita</h2>
      <div className="pf three">
        <TextInput
          id={fieldId('eans')}
          label="Codice EAN"
          inputMode="numeric"
          autoComplete="off"
          hint="Quello del codice a barre, se c’è"
          error={errorOf(form, 'eans')}
          value={eans[0] ?? ''}
          onChange={({ target }) => {
            const ean = target.value.replace(/\s/g, '');
            set('eans', ean === '' ? [] : [ean]);
          }}
        />
        <TextInput
          id={fieldId('code')}
          label="Codice del negozio"
          autoComplete="off"
          maxLength={40}
          placeholder={proposed}
          hint={proposed ? `Vuoto: ${proposed}` : 'Vuoto: lo diamo noi'}
          error={errorOf(form, 'code')}
          value={code}
          onChange={({ target }) => onCode(target.value)}
        />
        <Select
          label="Come si vende"
          value={sellingMode}
          onChange={({ target }) => onSellingMode(target.value as SellingMode)}
        >
          {modes.map(([mode, name]) => (
            <option key={mode} value={mode}>
              {name}
            </option>
          ))}
        </Select>
        <NumberField
          form={form}
          field={consumerPrice}
          label={byWeight ? 'Prezzo al kg' : 'Prezzo'}
          unit="€"
          decimals={{ min: 2, max: 2 }}
          hint="Per i clienti, con Iva; gli altri listini dopo"
        />
        <div className="wide">
          <Departments form={form} choices={choices} />
        </div>
      </div>
    </section>
  );
}
