import { type CompanyUser, endpoints, isApiError } from '@sporta/contract';
import { euroToCents, formatAmount } from '@sporta/domain';
import { Button, Dialog, Note, Select, TextInput, toast } from '@sporta/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { showRefusal } from '../../shared/forms/index.ts';
import { peopleKey } from './api/people.ts';
import { readLimit } from './model/spending-limit.ts';

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
  const queryClient = useQueryClient();
  const start: Values = {
    email: '',
    overLimit: person?.overLimit ?? 'refuse',
    budget: person?.monthlyBudget === undefined ? '' : formatAmount(euroToCents(person.monthlyBudget)),
    limit: person?.spendingLimit === undefined ? '' : formatAmount(Math.round(person.spendingLimit * 100)),
  };
  const { register, handleSubmit, setError, reset, formState } = useForm({ values: start });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: async ({ email, limit, budget, overLimit }: Values) => {
      const typed = readLimit(limit);
      const spendingLimit = typed.ok ? typed.euro : undefined;
      if (person) {
        const { data } = await api.call(endpoints.company.updateUser, {
          user_id: person.userId,
          spending_limit: spendingLimit,
          over_limit: overLimit,
        });
        if (budget === start.budget) return data;
        const month = readLimit(budget);
        const monthly_budget = month.ok && month.euro ? month.euro : undefined;
        return (await api.call(endpoints.company.setBudget, { user_id: person.userId, monthly_budget })).data;
      }
      return (await api.call(endpoints.company.invite, { email: email.trim(), spending_limit: spendingLimit })).data;
    },
    onSuccess: (people, { email }) => {
      queryClient.setQueryData(peopleKey, people);
      toast.success(person ? 'Limite di spesa salvato' : `Invito mandato a ${email.trim()}`);
      reset(start);
      onClose();
    },
    onError: (error) =>
      showRefusal(error, { email: 'email', spending_limit: 'limit', monthly_budget: 'budget' }, setError),
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
            validate: (text) => {
              const typed = readLimit(text);
              return typed.ok || typed.message;
            },
          })}
        />
        {person ? (
          <TextInput
            label="Budget al mese, in euro"
            inputMode="decimal"
            hint="Dal primo del mese. Lascia vuoto per non mettere un budget."
            error={errors.budget?.message}
            {...register('budget', {
              validate: (text) => {
                const typed = readLimit(text);
                return typed.ok || typed.message;
              },
            })}
          />
        ) : null}
        {person ? (
          <Select label="Un ordine oltre il limite o il budget" {...register('overLimit')}>
            <option value="refuse">Non si può fare</option>
            <option value="approval">Aspetta la tua approvazione</option>
          </Select>
        ) : null}
        {elsewhere ? (
          <Note kind="err" live>
            {messageOf(save.error, 'Non è stato salvato: riprova.')}
          </Note>
        ) : null}
        <div className="form-actions">
          <Button kind="line" onClick={onClose}>
            Torna Indietro
          </Button>
          <Button type="submit" busy={save.isPending}>
            {person ? 'Salva' : 'Manda l’invito'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
