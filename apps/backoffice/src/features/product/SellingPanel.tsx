import type { ProductChoices } from '@sporta/contract';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Departments } from './Departments.tsx';
import { errorOf, FlagField, type Form, fieldId, NumberField, TextField } from './fields.tsx';

const whole = { min: 0, max: 0 };

/** Where it is in the shop, what it carries, and how it may be bought. */
export function SellingPanel({ form, choices }: { form: Form; choices: ProductChoices | undefined }) {
  const { value, set } = form.edits;
  const labels = (value('labels') ?? []) as string[];
  const eans = ((value('eans') ?? []) as string[]).join(', ');
  return (
    <section className="bx" aria-labelledby="vendita">
      <h2 id="vendita">Vendita e reparti</h2>
      <Departments form={form} choices={choices} />
      <div className="pf three">
        <TextInput
          id={fieldId('eans')}
          label="Codici EAN"
          hint="Separati da virgole; il primo è quello della scheda"
          error={errorOf(form, 'eans')}
          value={eans}
          onChange={(event) =>
            set('eans', event.target.value === '' ? [] : event.target.value.split(',').map((ean) => ean.trim()))
          }
        />
        <NumberField form={form} field="maxQuantity" label="Massimo per ordine" decimals={{ min: 0, max: 3 }} />
        <NumberField form={form} field="boxItems" label="Pezzi per cartone" decimals={whole} />
        <NumberField form={form} field="palletItems" label="Pezzi per pallet" decimals={whole} />
        <NumberField form={form} field="shelfLifeDays" label="Giorni di durata" decimals={whole} />
        <NumberField form={form} field="alcoholPercent" label="Gradazione" unit="% vol" decimals={{ min: 0, max: 1 }} />
      </div>
      <fieldset className="pf three flags">
        <legend className="sr">Come si vende</legend>
        <FlagField form={form} field="mealTicket" />
        <FlagField form={form} field="perishable" />
        <FlagField form={form} field="sellByBox" />
        <FlagField form={form} field="promotable" />
      </fieldset>
      {value('promotable') === false ? (
        <div className="pf">
          <TextField
            form={form}
            field="notPromotableReason"
            hint="Per chi lavora qui. Per legge: latte per lattanti 0–6 mesi (D.M. 82/2009, art. 10). Il cliente legge “Escluso da promozioni e buoni sconto”."
          />
        </div>
      ) : null}
      <fieldset className="pf three flags">
        <legend>Etichette certificate</legend>
        {choices?.labels.map(({ code, name }) => (
          <Checkbox
            key={code}
            label={name}
            checked={labels.includes(code)}
            onChange={(event) =>
              set('labels', event.target.checked ? [...labels, code].sort() : labels.filter((each) => each !== code))
            }
          />
        ))}
      </fieldset>
    </section>
  );
}
