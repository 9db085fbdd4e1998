import { type CostCentre, endpoints } from '@sporta/contract';
import { costCentreProblem, MOST_COST_CENTRE, plainSigns } from '@sporta/contract/order-reference.ts';
import { euroToCents, formatAmount } from '@sporta/domain';
import { Button, Dialog, Note, TextInput, toast } from '@sporta/ui';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { REQUIRED, showRefusal } from '../../shared/forms/index.ts';
import { peopleKey } from './api/people.ts';
import { budgetText, readLimit } from './model/spending-limit.ts';

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
    <li>
      <b>{centre.name}</b>
      <span>{budgetText(centre)}</span>
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
  const queryClient = useQueryClient();
  const start: Values = {
    name: centre?.name ?? '',
    budget: centre?.monthlyBudget === undefined ? '' : formatAmount(euroToCents(centre.monthlyBudget)),
  };
  const { register, handleSubmit, setError, reset, formState } = useForm({ values: start });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: async ({ name, budget }: Values) => {
      const typed = readLimit(budget);
      const monthly_budget = typed.ok && typed.euro ? typed.euro : undefined;
      return (await api.call(endpoints.company.setBudget, { cost_centre: plainSigns(name), monthly_budget })).data;
    },
    onSuccess: (people) => {
      queryClient.setQueryData(peopleKey, people);
      toast.success('Budget salvato');
      reset(start);
      onClose();
    },
    onError: (error) => showRefusal(error, { cost_centre: 'name', monthly_budget: 'budget' }, setError),
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
            validate: (text) => {
              const typed = readLimit(text);
              return typed.ok || typed.message;
            },
          })}
        />
        {save.error && !errors.name && !errors.budget ? (
          <Note kind="err" live>
            {messageOf(save.error, 'Non è stato salvato: riprova.')}
          </Note>
        ) : null}
        <div className="form-actions">
          <Button kind="line" onClick={onClose}>
            Torna Indietro
          </Button>
          <Button type="submit" busy={save.isPending}>
            Salva
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
