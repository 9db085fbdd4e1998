import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { useEffect, useState } from 'react';
import { DocumentBar, PreviewFrame, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { entryId, MenuPlace } from './MenuPlace.tsx';
import type { MenuBody } from './menu-entries.ts';

const empty: MenuBody = { places: {} };

const menus = [
  { value: 'navbar', label: 'Negozio' },
  { value: 'application-b2b', label: 'Aziende' },
  { value: 'fast-search-popup', label: 'Spesa veloce' },
];

const placeNames: Record<string, string> = {
  header: 'Menu in alto',
  service: 'In alto a destra',
  footeranonimi: 'In fondo alla pagina, per tutti',
  footer: 'In fondo alla pagina, per chi ha fatto l’accesso',
};

interface MenuTabProps {
  name: string;
  /** The entry on top at which somebody wants to begin, from 1. */
  entry: number | undefined;
  onName: (name: string) => void;
}

/** Entries of a menu, place by place. */
export function MenuTab({ name, entry, onName }: MenuTabProps) {
  const written = useDocument(`menu:${name}`, empty);
  const isThere = written.detail !== undefined;
  const header = written.body.places.header ?? [];
  // one more than there are is one that somebody wants to add; what was left unsaved comes first
  const isMore = isThere && entry === header.length + 1 && !written.offer;
  const [begun, setBegun] = useState(false);
  if (isMore && !begun) {
    setBegun(true);
    written.change({ places: { ...written.body.places, header: [...header, { name: '', itemUrl: '/' }] } });
  }
  const isReady = isThere && entry !== undefined && entry <= header.length;
  useEffect(() => {
    if (isReady) document.getElementById(entryId('header', entry - 1))?.focus();
  }, [isReady, entry]);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="il menu" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { places } = written.body;
  const names = [...new Set([...Object.keys(placeNames), ...Object.keys(places)])];
  return (
    <>
      <DocumentBar written={written} title={`Menu: ${menus.find(({ value }) => value === name)?.label ?? name}`}>
        <Segmented label="Menu" options={menus} value={name} onChange={onName} />
      </DocumentBar>
      <div className="content-two">
        <div className="stack">
          {names.map((place) => (
            <MenuPlace
              key={place}
              place={place}
              title={placeNames[place] ?? place}
              entries={places[place] ?? []}
              faults={written.faults}
              path={`places.${place}`}
              asked={entry === undefined ? undefined : entryId('header', entry - 1)}
              onChange={(entries) => {
                const { [place]: _before, ...others } = places;
                written.change({ places: entries.length > 0 ? { ...places, [place]: entries } : others });
              }}
            />
          ))}
        </div>
        <PreviewFrame document={written.document} body={written.body} />
      </div>
    </>
  );
}
