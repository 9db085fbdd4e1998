import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { DocumentBar, PreviewFrame, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { MenuPlace } from './MenuPlace.tsx';
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

/** Entries of a menu, place by place. */
export function MenuTab({ name, onName }: { name: string; onName: (name: string) => void }) {
  const written = useDocument(`menu:${name}`, empty);
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
              title={placeNames[place] ?? place}
              entries={places[place] ?? []}
              faults={written.faults}
              path={`places.${place}`}
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
