import { type DataOf, isApiError, staffEndpoints } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { errorAt, isOfNoField, LoadProblem, messageOf } from '../../shared/errors/index.ts';
import { weeklyTermsQuery } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';

const fields = ['share_percent', 'release_hours'];

/** How much of each slot is kept for customers who want it every week, and until when. */
export function WeeklyTerms({ search }: { search: SlotsSearch }) {
  const { data: terms, error, refetch } = useQuery(weeklyTermsQuery(useApi(), search));
  if (error && !terms) return <LoadProblem error={error} what="le fasce settimanali" onRetry={() => void refetch()} />;
  if (!terms) return null;
  return <Editor search={search} terms={terms} />;
}

type Terms = DataOf<NonNullable<(typeof staffEndpoints.staffWeeklySlots.read)['~call']>>['terms'];

function Editor({ search, terms }: { search: SlotsSearch; terms: Terms }) {
  const api = useApi();
  const queries = useQueryClient();
  const { queryKey } = weeklyTermsQuery(api, search);
  const [base, setBase] = useState(terms);
  const [share, setShare] = useState(String(terms.sharePercent));
  const [hours, setHours] = useState(String(terms.releaseHours));
  const begin = (from: Terms) => {
    setBase(from);
    setShare(String(from.sharePercent));
    setHours(String(from.releaseHours));
  };
  const isSame = share === String(base.sharePercent) && hours === String(base.releaseHours);
  // what is typed stays when somebody else writes: whoever saves it hears of that then, and not by losing it
  if (isSame && terms.version !== base.version) begin(terms);
  const save = useMutation({
    mutationFn: () =>
      api.call(staffEndpoints.staffWeeklySlots.save, {
        warehouse_id: search.store,
        version: base.version,
        share_percent: share,
        release_hours: hours,
      }),
    onSuccess: ({ data }) => {
      queries.setQueryData(queryKey, data.terms);
      begin(data.terms);
      toast.success('Fasce settimanali salvate');
    },
    onError: async (problem) => {
      if (isOfNoField(problem, fields)) toast.error(messageOf(problem));
      if (!isApiError(problem) || problem.code !== 'weekly-terms-changed') return;
      // the page shows what there is now; the notice says why what was typed is gone
      begin(await queries.fetchQuery({ ...weeklyTermsQuery(api, search), staleTime: 0 }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate();
  };
  return (
    <form className="bx slot-prices" aria-labelledby="weekly-terms-title" onSubmit={submit} noValidate>
      <h2 id="weekly-terms-title">Fasce settimanali</h2>
      <p className="muted small">
        I clienti possono tenere una fascia ogni settimana. Chi ne ha già una la tiene fino all’ora che gli abbiamo
        detto.
      </p>
      <div className="slot-price-fields">
        <TextInput
          label="Quota di ogni fascia, %"
          hint="0: non se ne tengono di nuove"
          inputMode="numeric"
          value={share}
          error={errorAt(save.error, 'share_percent')}
          onChange={({ target }) => setShare(target.value)}
        />
        <TextInput
          label="Ore prima del limite"
          hint="Senza ordine la fascia si libera"
          inputMode="numeric"
          value={hours}
          error={errorAt(save.error, 'release_hours')}
          onChange={({ target }) => setHours(target.value)}
        />
      </div>
      <div>
        <Button type="submit" busy={save.isPending} disabled={isSame}>
          Salva le regole
        </Button>
      </div>
    </form>
  );
}
