import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { MinusBold } from '@sporta/ui/icons/MinusBold.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useId } from 'react';
import { cutoffChoices, type Decision, deadlineText, priceChoices, priceText } from './decision.ts';
import type { Vans } from './van-load.ts';

interface TermsFieldsProps {
  beginTime: string;
  value: Decision;
  /** What is in force, to say what it was. */
  before?: Decision | undefined;
  /** Without vans, crates are not asked. */
  vans: Vans;
  /** What counts where the field of the crates is empty. */
  withoutCrates: string;
  onChange: (part: Partial<Decision>) => void;
}

/** Capacity, price, cut-off and for whom: the same fields for one day and for the typical week. */
export function TermsFields({ beginTime, value, before, vans, withoutCrates, onChange }: TermsFieldsProps) {
  const label = useId();
  const count = (orders: number) => onChange({ capacityOrders: Math.min(10_000, Math.max(0, orders)) });
  const was = before && before.capacityOrders !== value.capacityOrders ? before.capacityOrders : undefined;
  return (
    <>
      <div className="fld">
        <label className="lb" htmlFor={label}>
          Capacità
        </label>
        <div className="row gap">
          <div className="stp">
            <button type="button" aria-label="Un ordine in meno" onClick={() => count(value.capacityOrders - 1)}>
              <MinusBold />
            </button>
            <input
              id={label}
              className="q"
              inputMode="numeric"
              value={value.capacityOrders}
              onChange={({ target }) => count(Number(target.value.replace(/\D/g, '')))}
            />
            <button type="button" aria-label="Un ordine in più" onClick={() => count(value.capacityOrders + 1)}>
              <PlusBold />
            </button>
          </div>
          {was === undefined ? null : <span className="tag lemon">era {was}</span>}
        </div>
      </div>
      {vans.count === 0 ? null : (
        <TextInput
          label="Casse nei furgoni"
          hint={`${vans.count === 1 ? 'Il furgone in uso ne porta' : `I ${vans.count} furgoni in uso ne portano`} ${vans.crates}`}
          placeholder={withoutCrates}
          inputMode="numeric"
          value={value.capacityCrates ?? ''}
          onChange={({ target }) => onChange({ capacityCrates: cratesTyped(target.value) })}
        />
      )}
      <fieldset className="fld prices">
        <legend className="lb">Prezzo al cliente</legend>
        {priceChoices(before?.cost ?? value.cost).map((cost) => (
          <Chip key={cost} pressed={cost === value.cost} onClick={() => onChange({ cost })}>
            {cost === 0 ? 'Gratis' : priceText(cost)}
          </Chip>
        ))}
      </fieldset>
      <Select
        label="Si può prenotare fino a"
        value={value.cutoffMinutes}
        onChange={({ target }) => onChange({ cutoffMinutes: Number(target.value) })}
      >
        {cutoffChoices(value.cutoffMinutes).map((minutes) => (
          <option key={minutes} value={minutes}>
            {deadlineText(beginTime, minutes)}
          </option>
        ))}
      </Select>
      <Switch
        label={<b>Fascia eco</b>}
        description="Scontata se il furgone è in zona"
        checked={value.eco}
        onChange={({ target }) => onChange({ eco: target.checked })}
      />
      <Switch
        label={<b>Solo clienti azienda</b>}
        checked={value.companiesOnly}
        onChange={({ target }) => onChange({ companiesOnly: target.checked })}
      />
    </>
  );
}

/** Null where nothing is typed: no limit of its own. */
function cratesTyped(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Math.min(100_000, Number(digits));
}
