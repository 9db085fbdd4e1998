import { type ProductChoices, type ProductPlan, type StaffProduct, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQueryClient } from '@tanstack/react-query';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { productKeys } from '../../shared/live/index.ts';
import { fieldName, valueText } from './field-words.ts';
import { MeetingNotes } from './MeetingNotes.tsx';

interface PlansPanelProps {
  product: StaffProduct;
  choices: ProductChoices | undefined;
}

/** Changes that wait for their time, and those that could not happen. */
export function PlansPanel({ product, choices }: PlansPanelProps) {
  const api = useApi();
  const queries = useQueryClient();
  if (product.plans.length === 0 && product.priceLists.length === 0) return null;
  const drop = async ({ planId }: ProductPlan) => {
    try {
      await api.call(staffEndpoints.staffProducts.dropPlan, { plan_id: planId });
      toast.success('Modifica programmata tolta');
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      void queries.invalidateQueries({ queryKey: productKeys.all });
    }
  };
  return (
    <section className="bx" aria-labelledby="programmate">
      <h2 id="programmate">Modifiche in arrivo</h2>
      <ul className="plans">
        {product.plans.map((plan) => (
          <li key={plan.planId}>
            <div className="row">
              <span className="grow">
                <b>{moment(plan.publishAt, new Date())}</b>
                <small className="muted block">{plan.name}</small>
              </span>
              <Button kind="line" size="sm" onClick={() => void drop(plan)}>
                Togli
              </Button>
            </div>
            {plan.changes.map(({ field, before, after }) => (
              <p key={field} className="small">
                {fieldName(field, product)}: {valueText(field, before, choices)} → {valueText(field, after, choices)}
              </p>
            ))}
            {plan.problem ? null : (
              <MeetingNotes at={Date.parse(plan.publishAt)} changes={plan.changes} lists={product.priceLists} />
            )}
            {plan.problem ? <Note kind="err">Non è successo. {plan.problem}</Note> : null}
          </li>
        ))}
        {product.priceLists.map(({ importId, fileName, from }) => (
          <li key={`import-${importId}`}>
            <b>{moment(from, new Date())}</b>
            <p className="small">
              Prezzo dal listino{' '}
              <Link className="link" href={hrefOf('/catalogo/importa', { id: importId })}>
                {fileName}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
