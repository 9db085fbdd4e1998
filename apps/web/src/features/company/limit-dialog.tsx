import { type CompanyUser, endpoints, isApiError } from '@sporta/contract';
import { Dialog, Select, TextInput } from '@sporta/ui';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { DialogEnd } from './dialog-end.tsx';
import { budgetIn, limitIn, limitProblem, typedSum } from './model/spending-limit.ts';
import { useSavePeople } from './model/use-save-people.ts';

interface LimitDialogProps {
  /** Whose limit is changed; nobody = somebody is invited. */
  person?: CompanyUser | undefined;
  open: boolean;
  onClose: () => void;
}

interface Values {
  email: string;
  limit: string;
  budget: string;
  overLimit: 'refuse' | 'approval';
}

/** Invites somebody with the most they may spend in one order, or changes it for who is there. */
export function LimitDialog({ person, open, onClose }: LimitDialogProps) {
  const api = useApi();
  const start: Values = {
    email: '',
    overLimit: person?.overLimit ?? 'refuse',
    budget: typedSum(person?.monthlyBudget),
    limit: typedSum(person?.spendingLimit),
  };
  const form = useForm({ values: start });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const save = useSavePeople({
    form,
    start,
    send: async ({ email, limit, budget, overLimit }: Values) => {
      const spending_limit = limitIn(limit);
      if (!person) return (await api.call(endpoints.company.invite, { email: email.trim(), spending_limit })).data;
      const user_id = person.userId;
      const { data } = await api.call(endpoints.company.updateUser, { user_id, spending_limit, over_limit: overLimit });
      if (budget === start.budget) return data;
      return (await api.call(endpoints.company.setBudget, { user_id, monthly_budget: budgetIn(budget) })).data;
    },
    saved: ({ email }) => (person ? 'Limite di spesa salvato' : `Invito mandato a ${email.trim()}`),
    fields: { email: 'email', spending_limit: 'limit', monthly_budget: 'budget' },
    onClose,
  });
  const elsewhere = save.error && !(isApiError(save.error) && (errors.email || errors.limit || errors.budget));
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={person ? `Limite di spesa di ${name}` : 'Invita una persona'}
      width={400}
    >
      <form className="stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
        {person ? null : (
          <TextInput
            label="E-mail"
            type="email"
            autoComplete="off"
            error={errors.email?.message}
            {...register('email', {
              required: '*Campo obbligatorio',
              pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: 'Serve un indirizzo come nome@posta.example' },
            })}
          />
        )}
        <TextInput
          label="Spesa massima per ordine, in euro"
          inputMode="decimal"
          hint="Lascia vuoto per non mettere un limite."
          error={errors.limit?.message}
          {...register('limit', {
            validate: limitProblem,
          })}
        />
        {person ? (
          <TextInput
            label="Budget al mese, in euro"
            inputMode="decimal"
            hint="Dal primo del mese. Lascia vuoto per non mettere un budget."
            error={errors.budget?.message}
            {...register('budget', {
              validate: limitProblem,
            })}
          />
        ) : null}
        {person ? (
          <Select label="Un ordine oltre il limite o il budget" {...register('overLimit')}>
            <option value="refuse">Non si può fare</option>
            <option value="approval">Aspetta la tua approvazione</option>
          </Select>
        ) : null}
        <DialogEnd
          error={elsewhere ? save.error : undefined}
          busy={save.isPending}
          verb={person ? 'Salva' : 'Manda l’invito'}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
