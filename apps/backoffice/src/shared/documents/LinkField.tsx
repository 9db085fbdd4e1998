import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { contentChoicesQuery, documentsQuery } from './documents-queries.ts';

interface LinkFieldProps {
  address: string;
  error?: string | undefined;
  onChange: (address: string) => void;
}

/** Pages that are no document and no department. */
const others = [
  { address: '/catalog', name: 'Tutto il catalogo' },
  { address: '/catalog?promo=true', name: 'Tutte le offerte' },
];

/** Where something leads: departments, pages and flyers are offered by their names, and any other address may be typed. */
export function LinkField({ address, error, onChange }: LinkFieldProps) {
  const api = useApi();
  const id = useId();
  // a menu has dozens of these: only the one that is written in carries its list
  const [active, setActive] = useState(false);
  const { data: choices } = useQuery(contentChoicesQuery(api));
  const { data: documents } = useQuery(documentsQuery(api));
  const places = [
    ...others,
    ...(choices?.categories ?? []).map(({ slug, name }) => ({ address: `/${slug}`, name })),
    ...(documents ?? [])
      .filter(({ kind, state }) => (kind === 'page' || kind === 'leaflet') && state !== 'off')
      .map((each) => ({ address: each.address, name: each.title })),
  ];
  const known = places.find((place) => place.address === address);
  return (
    <>
      <TextInput
        label="Porta a"
        hint={known ? known.name : 'Scegli un reparto, una pagina o un volantino, o scrivi l’indirizzo'}
        list={id}
        onFocus={() => setActive(true)}
        onBlur={() => setActive(false)}
        error={error}
        value={address}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={id}>
        {(active ? places : []).map((place) => (
          <option key={place.address} value={place.address}>
            {place.name}
          </option>
        ))}
      </datalist>
    </>
  );
}
