import { endpoints, type UserDetail } from '@sporta/contract';
import { checkCodiceFiscale, checkPhone } from '@sporta/domain';
import { Button, Note, RowsSkeleton, TextInput, toast } from '@sporta/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { NameFields, nameRules, showRefusal } from '../../shared/forms/index.ts';
import { userDetailKey, userDetailQuery } from '../../shared/session/index.ts';
import { CompanyFacts } from './company-facts.tsx';
import { CompanyRequestNote } from './company-request-note.tsx';
import { ProfileSections } from './profile-sections.tsx';

const refusalFields = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  birthDate: 'birthDate',
  fiscalCode: 'fiscalCode',
  fidelityCard: 'fidelityCard',
  'invalid-fiscal-code': 'fiscalCode',
  'fidelity-card-not-valid': 'fidelityCard',
  'birth-date-not-valid': 'birthDate',
} as const;

/** /profile/profile-update: who the customer is. */
export function ProfilePage() {
  const { data: user, error, refetch } = useQuery(userDetailQuery(useApi()));
  return (
    <>
      <div className="page-title">
        <h1>I tuoi dati</h1>
      </div>
      <ProfileSections />
      {error ? (
        <LoadProblem error={error} what="i tuoi dati" onRetry={() => void refetch()} />
      ) : user ? (
        <div className="profile-stack">
          {user.companyRequest ? <CompanyRequestNote /> : null}
          <ProfileForm user={user} />
          {user.company ? <CompanyFacts company={user.company} master={user.master} /> : null}
        </div>
      ) : (
        <RowsSkeleton count={4} label="Carico i tuoi dati" />
      )}
    </>
  );
}

interface ProfileValues {
  firstName: string;
  lastName: string;
  phone: string;
  birthDate: string;
  fiscalCode: string;
  fidelityCard: string;
}

/** What the customer has taken out of the form is forgotten. */
const emptied = (values: ProfileValues) =>
  (['phone', 'birthDate', 'fiscalCode', 'fidelityCard'] as const).filter((name) => values[name].trim() === '');

function ProfileForm({ user }: { user: UserDetail }) {
  const api = useApi();
  const router = useRouter();
  const queryClient = useQueryClient();
  const known: ProfileValues = {
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? '',
    birthDate: user.birthDate ?? '',
    fiscalCode: user.fiscalCode ?? '',
    fidelityCard: user.fidelityCard ?? '',
  };
  const { register, handleSubmit, setError, formState } = useForm<ProfileValues>({ defaultValues: known });
  const { errors } = formState;
  const save = useMutation({
    mutationFn: async (values: ProfileValues) =>
      (await api.call(endpoints.account.updateUserDetail, { ...values, clear: emptied(values) })).data.user,
    onSuccess: async (saved) => {
      queryClient.setQueryData(userDetailKey, saved);
      await queryClient.invalidateQueries({ queryKey: ['session'] });
      await router.invalidate();
      toast.success('Dati salvati');
    },
    onError: (error) => showRefusal(error, refusalFields, setError),
  });
  return (
    <form className="panel narrow stack-form" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <NameFields
        first={register('firstName', nameRules)}
        last={register('lastName', nameRules)}
        errors={errors}
        known={known}
      />
      <TextInput label="E-mail" value={user.email} readOnly hint="La cambi da “Accesso e password”." />
      <TextInput
        label="Cellulare"
        type="tel"
        autoComplete="tel"
        defaultValue={known.phone}
        error={errors.phone?.message}
        {...register('phone', {
          validate: (text) => {
            const checked = text ? checkPhone(text) : undefined;
            return !checked || checked.ok || checked.message;
          },
        })}
      />
      <TextInput
        label="Data di nascita"
        type="date"
        autoComplete="bday"
        hint="Serve per comprare alcolici e per la consegna ridotta dopo i 70 anni."
        defaultValue={known.birthDate}
        error={errors.birthDate?.message}
        {...register('birthDate')}
      />
      <TextInput
        label="Codice fiscale"
        autoCapitalize="characters"
        maxLength={16}
        defaultValue={known.fiscalCode}
        error={errors.fiscalCode?.message}
        {...register('fiscalCode', {
          validate: (text) => {
            const checked = text ? checkCodiceFiscale(text) : undefined;
            return !checked || checked.ok || checked.message;
          },
        })}
      />
      <TextInput
        label="Carta fedeltà"
        inputMode="numeric"
        maxLength={40}
        defaultValue={known.fidelityCard}
        error={errors.fidelityCard?.message}
        {...register('fidelityCard')}
      />
      {save.isError && Object.keys(errors).length === 0 ? (
        <Note kind="err" live>
          {messageOf(save.error, 'I dati non sono stati salvati: riprova.')}
        </Note>
      ) : null}
      <div className="form-actions end">
        <Button type="submit" busy={save.isPending}>
          Salva
        </Button>
      </div>
    </form>
  );
}
