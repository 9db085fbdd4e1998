import { endpoints, isApiError } from '@sporta/contract';
import { Button, Link, Note } from '@sporta/ui';
import { ArrowRightBold } from '@sporta/ui/icons/ArrowRightBold.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { focusFirstWrong } from '../../lib/focus.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { disclaimersQuery } from './api/disclaimers.ts';
import { welcomeQuery } from './api/welcome.ts';
import {
  emptyRegistration,
  type FieldPath,
  fieldOfError,
  type RegistrationValues,
  registrationRequest,
  stepFields,
  stepOf,
} from './model/registration.ts';
import { keepDraft, keptDraft } from './model/registration-draft.ts';
import { welcomeText } from './model/welcome-text.ts';
import { DataStep } from './registration-data-step.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { RegistrationSteps } from './registration-progress.tsx';
import { WhereStep } from './registration-where-step.tsx';
import { WhoStep } from './registration-who-step.tsx';

const TITLES = ['Ciao! Come ti chiami?', 'Dove ti portiamo la spesa?', 'Ancora due cose'];
const LEADS = ['', 'Controlliamo subito se arriviamo da te e con quali orari.', ''];
const LAST = 2;

interface RegistrationPageProps {
  /** Step of the address, from 0. */
  step: number;
  /** Who comes from "Apri un account aziendale". */
  business: boolean;
  /** Each step has an address, so that the browser's back button goes to the step before. */
  onStep: (step: number) => void;
}

interface Refused {
  step: number;
  fields: { path: FieldPath; message: string }[];
}

/** /registration-user: three short steps, then the confirmation by e-mail. */
export function RegistrationPage({ step: asked, business, onStep }: RegistrationPageProps) {
  const api = useApi();
  const router = useRouter();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm<RegistrationValues>({
    defaultValues: { ...emptyRegistration, accountType: business ? 'business' : 'person' },
    shouldUnregister: false,
    shouldFocusError: false,
  });
  const [reached, setReached] = useState(0);
  const [refused, setRefused] = useState<Refused>();
  const [resumed, setResumed] = useState(false);
  // The server draws the fields empty; what this tab has kept is put into them once the page is alive.
  useEffect(() => {
    const kept = keptDraft();
    if (!kept) return;
    form.reset(business ? { ...kept, accountType: 'business' } : kept);
    setResumed(true);
  }, [form, business]);
  // An address of a later step, opened by itself, begins where the form does.
  const step = Math.min(asked, reached);
  const disclaimers = useQuery(disclaimersQuery(api));
  const welcome = useQuery(welcomeQuery(api, form.watch('accountType') === 'business' ? 'business' : 'household'));
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    title.current?.focus();
  }, [step]);
  // What was refused is written under the fields of its step, once they are drawn.
  useEffect(() => {
    if (refused?.step !== step) return;
    for (const { path, message } of refused.fields) form.setError(path, { type: 'server', message });
    const first = refused.fields[0]?.path;
    if (first && first !== 'consents') form.setFocus(first);
    setRefused(undefined);
  }, [refused, step, form]);
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { name }) => {
      keepDraft(form.getValues());
      // What was marked wrong is looked at again while it is put right.
      if (name && form.getFieldState(name).error) void form.trigger(name);
      // Either of the two is enough.
      if (name === 'pec' && form.getFieldState('recipientCode').error) void form.trigger('recipientCode');
    });
    return unsubscribe;
  }, [form]);
  const go = (to: number) => {
    setResumed(false);
    setReached((furthest) => Math.max(furthest, to));
    onStep(to);
  };
  const create = useMutation({
    mutationFn: (values: RegistrationValues) =>
      api.call(endpoints.account.registerUser, registrationRequest(values, disclaimers.data ?? [])),
    onSuccess: (_, { email, accountType }) => {
      const search = new URLSearchParams({ e_mail: email.trim() });
      if (accountType === 'business') search.set('tipo', 'azienda');
      return router.navigate({ href: `/registration-completed?${search}` });
    },
    onError: (error) => {
      if (!isApiError(error)) return;
      const fields = error.errors.flatMap((each) => {
        const path = fieldOfError(each);
        return path ? [{ path, message: each.error }] : [];
      });
      const [first] = fields;
      if (!first) return;
      const to = Math.max(0, stepOf(first.path));
      setRefused({ step: to, fields });
      if (to !== step) onStep(to);
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (step === LAST) {
      await form.handleSubmit(
        (values) => create.mutate(values),
        () => focusFirstWrong(),
      )();
      return;
    }
    if (await form.trigger([...(stepFields[step] ?? [])], { shouldFocus: true })) go(step + 1);
  };
  return (
    <RegistrationFrame lead={welcomeText(welcome.data)}>
      <form className="stack-form reg-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
        <RegistrationSteps current={step} />
        <div>
          <h2 ref={title} tabIndex={-1}>
            {step === LAST && form.watch('accountType') === 'business' ? 'I dati dell’azienda' : TITLES[step]}
          </h2>
          {LEADS[step] ? <p className="muted reg-lead">{LEADS[step]}</p> : null}
        </div>
        {step === 0 ? <WhoStep form={form} resumed={resumed} /> : null}
        {step === 1 ? <WhereStep form={form} /> : null}
        {step === LAST ? <DataStep form={form} disclaimers={disclaimers} /> : null}
        {create.isError && !refused && Object.keys(form.formState.errors).length === 0 ? (
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
          <Button
            type="submit"
            size="lg"
            className={step === 1 ? undefined : 'grow'}
            busy={create.isPending || (step === LAST && disclaimers.isPending)}
          >
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
        {step === 0 ? (
          <p className="small muted c">
            Hai già un account?{' '}
            <Link className="link" href="/login">
              Accedi
            </Link>
          </p>
        ) : null}
      </form>
    </RegistrationFrame>
  );
}
