import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { PencilSimple } from '@sporta/ui/icons/PencilSimple.ts';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { hrefOf } from '../../lib/search-params.ts';
import { useDocument } from '../../shared/documents/index.ts';
import { entryNote, type MenuBody, type MenuEntry } from './menu-entries.ts';
import { PagesTab } from './PagesTab.tsx';

interface BesideHomeProps {
  onOpenPage: (name: string) => void;
}

/** What surrounds the home page: the menu above it and the pages of text, each one press away. */
export function BesideHome({ onOpenPage }: BesideHomeProps) {
  return (
    <div className="content-beside">
      <TopMenu />
      <PagesTab onOpen={onOpenPage} />
    </div>
  );
}

const none: MenuBody = { places: {} };

function TopMenu() {
  const { detail, body } = useDocument('menu:navbar', none);
  const entries: readonly MenuEntry[] = body.places.header ?? [];
  // the entry behind the last one does not exist yet: the menu begins it
  const href = hrefOf('/contenuti', { tab: 'menu', entry: entries.length + 1 });
  if (!detail) return null;
  return (
    <section className="bx" aria-labelledby="content-top-menu">
      <div className="doc-bar">
        <h2 id="content-top-menu" className="grow">
          Menu in alto
        </h2>
        <Link href={href} className="btn ghost sm">
          <PlusBold />
          Voce
          <span className="sr"> nel menu in alto</span>
        </Link>
      </div>
      <ul className="content-top-menu">
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no name of their own; an entry is its place.
          <li key={index}>
            <span>{entry.name}</span>
            <small>{entryNote(entry, Date.now())}</small>
            <Link
              href={hrefOf('/contenuti', { tab: 'menu', entry: index + 1 })}
              className="icb"
              aria-label={`Cambia la voce ${entry.name}`}
            >
              <PencilSimple />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
