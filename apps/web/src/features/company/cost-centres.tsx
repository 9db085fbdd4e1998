import { type CostCentre, endpoints } from '@sporta/contract';
import { costCentreProblem, MOST_COST_CENTRE, plainSigns } from '@sporta/contract/order-reference.ts';
import { Button, Dialog, TextInput } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { REQUIRED } from '../../shared/forms/index.ts';
import { BudgetBar } from './budget-bar.tsx';
import { DialogEnd } from './dialog-end.tsx';
import { budgetIn, budgetText, limitProblem, typedSum } from './model/spending-limit.ts';
import { useSavePeople } from './model/use-save-people.ts';

/** What each cost centre may take in a month, and took so far. */
export function CostCentres({ costCentres }: { costCentres: readonly CostCentre[] }) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <div className="people-title people-head">
        <h2>Centri di costo</h2>
        <Button kind="soft" size="sm" onClick={() => setAdding(true)}>
          <PlusBold />
          Aggiungi un budget
        </Button>
      </div>
      <BudgetDialog open={adding} onClose={() => setAdding(false)} />
      {costCentres.length === 0 ? (
        <p className="muted below">
          Scrivi il centro di costo nel carrello, per esempio “Cucina”: qui vedi quanto ordina ogni mese, e puoi dargli
          un budget.
        </p>
      ) : (
        <ul className="people" aria-label="Centri di costo">
          {costCentres.map((centre) => (
            <Centre key={centre.name} centre={centre} />
          ))}
        </ul>
      )}
    </>
  );
}

function Centre({ centre }: { centre: CostCentre }) {
  const [changing, setChanging] = useState(false);
  return (
    <li className="centre">
      <b>{centre.name}</b>
      <div>
        {budgetText(centre)}
        <BudgetBar name={centre.name} budget={centre} />
      </div>
      <div className="people-acts">
        <Button kind="soft" size="sm" onClick={() => setChanging(true)}>
          Budget al mese
          <span className="sr"> di {centre.name}</span>
        </Button>
        <BudgetDialog centre={centre} open={changing} onClose={() => setChanging(false)} />
      </div>
    </li>
  );
}

interface BudgetDialogProps {
  /** Whose budget is changed; none = of a cost centre that is named. */
  centre?: CostCentre;
  open: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  budget: string;
}

function BudgetDialog({ centre, open, onClose }: BudgetDialogProps) {
  const api = useApi();
  const start: Values = { name: centre?.name ?? '', budget: typedSum(centre?.monthlyBudget) };
  const form = useForm({ values: start });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = useSavePeople({
    form,
    start,
    send: async ({ name, budget }: Values) => {
      const wanted = { cost_centre: plainSigns(name), monthly_budget: budgetIn(budget) };
      return (await api.call(endpoints.company.setBudget, wanted)).data;
    },
    saved: () => 'Budget salvato',
    fields: { cost_centre: 'name', monthly_budget: 'budget' },
    onClose,
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={centre ? `Budget al mese di ${centre.name}` : 'Budget di un centro di costo'}
      width={400}
    >
      <form className="stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
        {centre ? null : (
          <TextInput
            label="Centro di costo"
            placeholder="Per esempio Cucina"
            maxLength={MOST_COST_CENTRE}
            autoComplete="off"
            error={errors.name?.message}
            {...register('name', {
              required: REQUIRED,
              validate: (text) => costCentreProblem(plainSigns(text)) ?? true,
            })}
          />
        )}
        <TextInput
          label="Budget al mese, in euro"
          inputMode="decimal"
          hint={centre ? 'Lascia vuoto per togliere il budget.' : 'Vale per tutti insieme, dal primo del mese.'}
          error={errors.budget?.message}
          {...register('budget', {
            required: centre ? false : REQUIRED,
            validate: limitProblem,
          })}
        />
        <DialogEnd
          error={errors.name || errors.budget ? undefined : save.error}
          busy={save.isPending}
          verb="Salva"
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
