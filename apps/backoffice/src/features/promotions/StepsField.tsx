import type { PromotionFields } from '@sporta/contract';
import { MOST_QUANTITY_STEPS } from '@sporta/contract/constants.ts';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { AmountField } from './fields.tsx';

type Step = NonNullable<PromotionFields['steps']>[number];

interface StepsFieldProps {
  steps: readonly Step[];
  disabled: boolean;
  error: string | undefined;
  onChange: (steps: readonly Step[] | null) => void;
}

/** From how many pieces on each costs how much: a row for each step. The server says what is out of order. */
export function StepsField({ steps, disabled, error, onChange }: StepsFieldProps) {
  const change = (at: number, part: Partial<Step>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...part } : step)));
  const remove = (at: number) => {
    const left = steps.filter((_, index) => index !== at);
    onChange(left.length === 0 ? null : left);
  };
  return (
    <fieldset className="promo-steps" disabled={disabled}>
      <legend>Scaglioni</legend>
      {steps.map((step, at) => (
        // a step has no name but its place
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are told apart by their order alone
        <div key={at} className="promo-step">
          <AmountField
            label={`Scaglione ${at + 1}: da`}
            unit="pezzi"
            decimals={{ min: 0, max: 0 }}
            disabled={disabled}
            least={{ value: 2, says: 'Servono almeno 2 pezzi' }}
            value={step.pieces}
            onChange={(pieces) => (pieces === null ? undefined : change(at, { pieces }))}
          />
          <AmountField
            label={`Scaglione ${at + 1}: a pezzo`}
            unit="€"
            disabled={disabled}
            value={step.amount === 0 ? null : step.amount}
            onChange={(amount) => change(at, { amount: amount ?? 0 })}
          />
          <IconButton icon={Trash} label={`Togli lo scaglione ${at + 1}`} onClick={() => remove(at)} />
        </div>
      ))}
      {error ? <p className="err">{error}</p> : null}
      {steps.length < MOST_QUANTITY_STEPS ? (
        <Button kind="ghost" size="sm" disabled={disabled} onClick={() => onChange([...steps, nextStep(steps)])}>
          Aggiungi uno scaglione
        </Button>
      ) : null}
      <p className="muted small">
        Tutti i pezzi dello stesso prodotto costano il prezzo dello scaglione raggiunto. Se in consegna ne manca
        qualcuno il prezzo resta.
      </p>
    </fieldset>
  );
}

/** Twice the pieces of the last one; its price is for the shopkeeper to say. */
function nextStep(steps: readonly Step[]): Step {
  const last = steps.at(-1);
  return { pieces: last ? Math.min(10_000, last.pieces * 2) : 6, amount: 0 };
}
