import type { Facet } from '@sporta/contract';
import { parseFacetFilter } from '@sporta/contract/facet-filter.ts';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Switch } from '@sporta/ui/components/form/Switch.tsx';
import { AccordionItem } from '@sporta/ui/components/menu/Accordion.tsx';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { groupOf, type ListingSearch, toggleFacetValue, withoutPage } from './listing-search.ts';

interface FacetPanelProps {
  facets: readonly Facet[];
  search: ListingSearch;
  onChange: (search: ListingSearch) => void;
}

/** Facet groups that are open from the start. */
const OPEN_GROUPS = 2;
/** Values shown before "Mostra tutti". */
const SHORT = 8;

/** Switches and facet groups of a listing. */
export function FacetPanel({ facets, search, onChange }: FacetPanelProps) {
  const { isLoggedIn } = useSession();
  const selection = parseFacetFilter(search.filter ?? '');
  const flip = (name: 'promo' | 'purchased') =>
    onChange(withoutPage({ ...search, [name]: search[name] ? undefined : true }));
  return (
    <>
      <div className="fc switches">
        <Switch label={<b>Solo in offerta</b>} checked={Boolean(search.promo)} onChange={() => flip('promo')} />
        {isLoggedIn ? (
          <Switch
            label={<b>Già acquistati</b>}
            checked={Boolean(search.purchased)}
            onChange={() => flip('purchased')}
          />
        ) : null}
      </div>
      {facets.map((facet, index) => {
        const group = groupOf(facet.parameterName);
        const chosen = selection[group] ?? [];
        return (
          <FacetGroup
            key={facet.parameterName}
            facet={facet}
            chosen={chosen}
            open={index < OPEN_GROUPS || chosen.length > 0}
            onToggle={(id) => onChange(toggleFacetValue(search, group, id))}
          />
        );
      })}
    </>
  );
}

interface FacetGroupProps {
  facet: Facet;
  chosen: readonly number[];
  open: boolean;
  onToggle: (id: number) => void;
}

function FacetGroup({ facet, chosen, open, onToggle }: FacetGroupProps) {
  const [all, setAll] = useState(false);
  const useful = facet.values.filter(({ id, filteredCount }) => Number(filteredCount) > 0 || chosen.includes(id));
  if (useful.length === 0) return null;
  const shown = all ? useful : useful.filter(({ id }, index) => index < SHORT || chosen.includes(id));
  return (
    <AccordionItem title={facet.name} defaultOpen={open}>
      <div className="fl">
        {shown.map(({ id, name, filteredCount }) => (
          <Checkbox
            key={id}
            label={name}
            count={Number(filteredCount)}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
        {shown.length < useful.length ? (
          <button type="button" className="link small facet-more" onClick={() => setAll(true)}>
            Mostra tutti ({useful.length})
          </button>
        ) : null}
      </div>
    </AccordionItem>
  );
}
