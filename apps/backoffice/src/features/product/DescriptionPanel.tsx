import type { ProductChoices, StaffProduct } from '@sporta/contract';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { fieldNames } from './field-words.ts';
import { errorOf, type Form, fieldId, NumberField, TextField } from './fields.tsx';

const units: Record<string, string> = { g: 'g', ml: 'ml', piece: 'pezzi', wash: 'lavaggi', roll: 'rotoli', m: 'm' };

interface DescriptionPanelProps {
  form: Form;
  sellingMode: StaffProduct['sellingMode'];
  choices: ProductChoices | undefined;
}

/** What the product is: name, size, tax, who makes it. */
export function DescriptionPanel({ form, sellingMode, choices }: DescriptionPanelProps) {
  const { value, set } = form.edits;
  return (
    <section className="bx" aria-labelledby="descrizione">
      <h2 id="descrizione">Descrizione</h2>
      <div className="pf three">
        <TextField form={form} field="brand" list="brands" />
        <div className="wide">
          <TextField form={form} field="name" />
        </div>
        <datalist id="brands">
          {choices?.brands.map((brand) => (
            <option key={brand} value={brand} />
          ))}
        </datalist>
        <TextField form={form} field="description" hint="Come si legge: «6 × 1,5 L»" />
        <NumberField form={form} field="contentAmount" label="Quantità netta" decimals={{ min: 0, max: 3 }} />
        <Select
          id={fieldId('contentUnit')}
          label="Unità"
          error={errorOf(form, 'contentUnit')}
          value={String(value('contentUnit') ?? '')}
          onChange={(event) => set('contentUnit', event.target.value || null)}
        >
          <option value="">Nessuna</option>
          {choices?.contentUnits.map((unit) => (
            <option key={unit} value={unit}>
              {units[unit]}
            </option>
          ))}
        </Select>
        <Select
          id={fieldId('vat')}
          label={fieldNames.vat}
          hint="Una nuova aliquota vale da oggi"
          value={String(value('vat') ?? 0)}
          onChange={(event) => set('vat', Number(event.target.value))}
        >
          {[0, 4, 5, 10, 22].map((rate) => (
            <option key={rate} value={rate}>
              {rate}%
            </option>
          ))}
        </Select>
        <NumberField form={form} field="drainedGrams" label="Sgocciolato" unit="g" decimals={{ min: 0, max: 3 }} />
        {sellingMode === 'piece' || sellingMode === 'pack' ? null : (
          <NumberField form={form} field="averageGrams" label="Peso medio" unit="g" decimals={{ min: 0, max: 0 }} />
        )}
        <TextField form={form} field="operatorName" />
        <div className="wide">
          <TextField form={form} field="operatorAddress" />
        </div>
      </div>
    </section>
  );
}
