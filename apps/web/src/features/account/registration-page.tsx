import { endpoints, isApiError } from '@sporta/contract';
import { Button, cx, Note } from '@sporta/ui';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../delivery/model/use-delivery-actions.ts';
import {
  emptyRegistration,
  fieldOfError,
  type RegistrationValues,
  registrationRequest,
  stepFields,
  stepOf,
  steps,
} from './model/registration.ts';
import { RegistrationFrame } from './registration-frame.tsx';
import { DataStep, WhereStep, WhoStep } from './registration-steps.tsx';

const TITLES = ['Ciao! Come ti chiami?', 'Dove ti portiamo la spesa?', 'Ancora due cose'];
const LEADS = ['', 'Controlliamo subito se arriviamo da te e con quali orari.', ''];
const LAST = 2;

/** /registration-user: three short steps, then the confirmation by e-mail. */
export function RegistrationPage() {
  const api = useApi();
  const router = useRouter();
  const [step, setStep] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm<RegistrationValues>({ defaultValues: emptyRegistration, shouldUnregister: false });
  const { data: disclaimers = [], error: noTexts } = useQuery({
    queryKey: ['disclaimers'],
    queryFn: async ({ signal }) => (await api.call(endpoints.disclaimers.list, {}, { signal })).data.disclaimers,
    staleTime: 10 * 60_000,
  });
  const moved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every step brings the focus to its title.
  useEffect(() => {
    if (moved.current) title.current?.focus();
  }, [step]);
  const go = (to: number) => {
    moved.current = true;
    setStep(to);
  };
  const create = useMutation({
    mutationFn: (values: RegistrationValues) =>
      api.call(endpoints.account.registerUser, registrationRequest(values, disclaimers)),
    onSuccess: (_, { email }) =>
      router.navigate({ href: `/registration-completed?e_mail=${encodeURIComponent(email)}` }),
    onError: (error) => {
      if (!isApiError(error)) return;
      const fields = error.errors.map((each) => ({ field: fieldOfError(each), message: each.error }));
      const first = fields.find(({ field }) => field !== undefined)?.field;
      if (!first) return;
      setStep(Math.max(0, stepOf(first)));
      // The fields of that step are there only after it is drawn.
      setTimeout(() => {
        for (const { field, message } of fields) if (field) form.setError(field, { message });
        if (first !== 'consents') form.setFocus(first);
      });
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === LAST) {
      await form.handleSubmit((values) => create.mutate(values))();
      return;
    }
    if (await form.trigger([...(stepFields[step] ?? [])], { shouldFocus: true })) go(step + 1);
  };
  return (
    <RegistrationFrame>
      <form className="stack-form reg-form" noValidate onSubmit={(event) => void submit(event)}>
        <RegistrationSteps current={step} />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {TITLES[step]}
          </h2>
          {LEADS[step] ? <p className="muted reg-lead">{LEADS[step]}</p> : null}
        </div>
        {step === 0 ? <WhoStep form={form} /> : null}
        {step === 1 ? <WhereStep form={form} /> : null}
        {step === LAST ? <DataStep form={form} disclaimers={disclaimers} /> : null}
        {noTexts && step === LAST ? (
          <Note kind="err">{messageOf(noTexts, 'Non riusciamo a leggere le condizioni: riprova fra poco.')}</Note>
        ) : null}
        {create.isError && Object.keys(form.formState.errors).length === 0 ? (
          <Note kind="err" live>
            {messageOf(create.error, 'L’account non è stato creato: riprova.')}
          </Note>
        ) : null}
        <div className="form-actions">
          {step > 0 ? (
            <Button kind="line" size="lg" onClick={() => go(step - 1)}>
              Torna Indietro
            </Button>
          ) : null}
          <Button type="submit" size="lg" className="grow" busy={create.isPending}>
            {step === LAST ? (
              'Crea l’account'
            ) : (
              <>
                Continua
                <ArrowRightBold />
              </>
            )}
          </Button>
        </div>
      </form>
    </RegistrationFrame>
  );
}

/** 1 Chi sei · 2 Dove consegniamo · 3 I tuoi dati · 4 Conferma. `current` from 0. */
export function RegistrationSteps({ current }: { current: number }) {
  return (
    <ol className="rs" aria-label="Passi della registrazione">
      {steps.map((name, index) => (
        <li
          key={name}
          className={cx(index < current ? 'ok' : index === current && 'on')}
          aria-current={index === current ? 'step' : undefined}
        >
          <i aria-hidden="true">{index < current ? <CheckBold /> : index + 1}</i>
          <span>
            {name}
            {index < current ? <span className="sr"> (fatto)</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
