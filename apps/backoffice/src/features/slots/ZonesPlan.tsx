import { type DeliveryZone, staffEndpoints } from '@sporta/contract';
import { writePostcodes } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { euro } from '../../shared/figures/index.ts';
import { slotKeys } from '../../shared/live/index.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { planOf } from './slots-queries.ts';
import type { SlotsSearch } from './slots-search.ts';
import { ZoneEditor } from './ZoneEditor.tsx';
import { draftOf, emptyZone, type ZoneDraft, zoneRequest } from './zone-draft.ts';
import { zonesQuery } from './zones-queries.ts';

/** Who is served, at which price: the zones of a store. */
export function ZonesPlan({ search }: { search: SlotsSearch }) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: plan, error, refetch } = useQuery(zonesQuery(api, search));
  const [chosen, setChosen] = useState<number | 'new'>();
  const save = useMutation({
    mutationFn: (draft: ZoneDraft) =>
      api.call(staffEndpoints.staffZones.save, {
        ...planOf(search),
        ...zoneRequest(draft),
      }),
    onSuccess: async ({ data }, draft) => {
      queries.setQueryData(zonesQuery(api, search).queryKey, data.plan);
      setChosen(data.plan.zones.find(({ name }) => name === draft.name.trim())?.zoneId);
      toast.success(draft.zoneId === undefined ? 'Zona aggiunta' : 'Zona salvata');
    },
    onError: () => queries.invalidateQueries({ queryKey: [...slotKeys.all, 'zones'] }),
  });
  if (error && !plan) return <LoadProblem error={error} what="le zone" onRetry={() => void refetch()} />;
  if (!plan) return <PlanSkeleton />;
  const zone = chosen === 'new' ? undefined : (plan.zones.find(({ zoneId }) => zoneId === chosen) ?? plan.zones[0]);
  const choose = (next: number | 'new') => {
    save.reset();
    setChosen(next);
  };
  return (
    <div className="pl">
      <section className="bx" aria-label="Zone di consegna">
        <ul className="zone-list">
          {plan.zones.map((each) => (
            <li key={each.zoneId}>
              <button
                type="button"
                className={cx('zone-row', each.zoneId === zone?.zoneId && 'on')}
                aria-pressed={each.zoneId === zone?.zoneId}
                onClick={() => choose(each.zoneId)}
              >
                <b>{each.name}</b>
                <span>{priceText(each)}</span>
                <small>{placesText(each, plan.deliveryServiceId)}</small>
                {each.shared.length > 0 ? <small className="zone-shared">{sharedText(each)}</small> : null}
              </button>
            </li>
          ))}
        </ul>
        <p className="zone-foot">
          <Button kind="line" size="sm" onClick={() => choose('new')}>
            Aggiungi una zona
          </Button>
        </p>
      </section>
      <ZoneEditor
        key={zone ? `${zone.zoneId} ${zone.version}` : 'new'}
        draft={zone ? draftOf(zone) : emptyZone(plan.zones[0])}
        byPostcode={plan.deliveryServiceId === 1}
        depot={plan.depot}
        others={plan.zones.flatMap((each) => (each.border && each !== zone ? [each.border] : []))}
        wanted={plan.wanted}
        busy={save.isPending}
        error={save.error}
        onSave={(draft) => save.mutate(draft)}
      />
    </div>
  );
}

function priceText({ baseCost, freeFrom, minimumOrder }: DeliveryZone): string {
  const free = freeFrom === undefined ? '' : freeFrom === 0 ? ', sempre gratis' : `, gratis da ${euro(freeFrom)}`;
  const base = baseCost === 0 ? 'Il prezzo della fascia' : `Il prezzo della fascia più ${euro(baseCost)}`;
  return `${base}${free} · minimo ${euro(minimumOrder)}`;
}

function placesText({ postcodes, border }: DeliveryZone, service: number): string {
  if (service !== 1) return 'Per tutti';
  if (border) return `Confine sulla mappa${postcodes.length === 0 ? '' : ` · CAP ${writePostcodes(postcodes)}`}`;
  return postcodes.length === 0 ? 'Nessun CAP: non serve nessuno' : `CAP ${writePostcodes(postcodes)}`;
}

function sharedText({ shared }: DeliveryZone): string {
  const names = [...new Set(shared.map(({ zone }) => zone))].join(', ');
  const codes = writePostcodes([...new Set(shared.map(({ postcode }) => postcode))]);
  return `${codes} anche in ${names}: vale la zona che costa meno`;
}
