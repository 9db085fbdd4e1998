import type { Disclaimer } from '@sporta/contract';
import { Checkbox } from '@sporta/ui';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { shopName } from '../../lib/shop-name.ts';
import { REQUIRED } from '../../shared/forms/index.ts';
import type { ConsentValues } from './model/consents.ts';

/** What is said to each of the texts, where its title alone would not say it. */
const answers: Record<string, string> = {
  terms: 'Ho letto e accetto le condizioni di vendita',
  privacy: 'Ho letto l’informativa privacy',
};

const remarks = (): Record<string, string> => ({
  marketing: 'Una volta alla settimana, ti togli quando vuoi.',
  profiling: `Usiamo i tuoi acquisti solo dentro ${shopName()}.`,
});

/** Links of a text open beside the form: following one must not lose what was typed. */
const inNewTab = (html: string) => html.replaceAll('<a ', '<a target="_blank" rel="noopener" ');

interface ConsentsProps<Values extends FieldValues & ConsentValues> {
  form: UseFormReturn<Values>;
  disclaimers: readonly Disclaimer[];
}

/** The texts to accept or refuse, each with its words at hand. */
export function Consents<Values extends FieldValues & ConsentValues>({
  form: { register, formState },
  disclaimers,
}: ConsentsProps<Values>) {
  const errors = formState.errors.consents as Record<string, { message?: string }> | undefined;
  return (
    <div className="cons">
      {disclaimers.map(({ disclaimerId, code, title, body, required }) => (
        <div key={disclaimerId}>
          <Checkbox
            label={<b>{answers[code] ?? title}</b>}
            description={
              required ? 'Serve per creare l’account.' : (remarks()[code] ?? 'Puoi cambiare idea quando vuoi.')
            }
            error={errors?.[disclaimerId]?.message}
            {...register(`consents.${disclaimerId}` as Path<Values>, required ? { required: REQUIRED } : {})}
          />
          <details className="cons-text">
            <summary className="link small">
              Leggi <span className="sr">{title}</span>
            </summary>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server. */}
            <div className="small" dangerouslySetInnerHTML={{ __html: inNewTab(body) }} />
          </details>
        </div>
      ))}
    </div>
  );
}
