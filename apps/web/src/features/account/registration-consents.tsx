import type { Disclaimer } from '@sporta/contract';
import { Checkbox } from '@sporta/ui';
import type { UseFormReturn } from 'react-hook-form';
import { REQUIRED } from '../delivery/model/address-values.ts';
import type { RegistrationValues } from './model/registration.ts';

/** What is said to each of the texts, where its title alone would not say it. */
const answers: Record<string, string> = {
  terms: 'Ho letto e accetto le condizioni di vendita',
  privacy: 'Ho letto l’informativa privacy',
};

const remarks: Record<string, string> = {
  marketing: 'Una volta alla settimana, ti togli quando vuoi.',
  profiling: 'Usiamo i tuoi acquisti solo dentro Sporta.',
};

interface ConsentsProps {
  form: UseFormReturn<RegistrationValues>;
  disclaimers: readonly Disclaimer[];
}

/** The texts to accept or refuse, each with its words at hand. */
export function Consents({ form: { register, formState }, disclaimers }: ConsentsProps) {
  const errors = formState.errors.consents as Record<string, { message?: string }> | undefined;
  return (
    <div className="cons">
      {disclaimers.map(({ disclaimerId, code, title, body, required }) => (
        <div key={disclaimerId}>
          <Checkbox
            label={<b>{answers[code] ?? title}</b>}
            description={
              required ? 'Serve per creare l’account.' : (remarks[code] ?? 'Puoi cambiare idea quando vuoi.')
            }
            error={errors?.[disclaimerId]?.message}
            {...register(`consents.${disclaimerId}`, required ? { required: REQUIRED } : {})}
          />
          <details className="cons-text">
            <summary className="link small">
              Leggi<span className="sr">: {title}</span>
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server. */}
            <div className="small" dangerouslySetInnerHTML={{ __html: body }} />
          </details>
        </div>
      ))}
    </div>
  );
}
