import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { CaretDownBold } from '@sporta/ui/icons/CaretDownBold.ts';
import type { ReactNode } from 'react';
import { useContacts } from '../navigation/index.ts';
import type { Section } from './sections.ts';
import { useSectionRead } from './use-section-read.ts';

interface ReadingProps {
  /** What the text is made of; shown beside it when there is more than one. */
  sections: readonly Section[];
  children: ReactNode;
}

/** A page to read: the text in a line length for reading; beside it what is in it, and whom to ask. */
export function Reading({ sections, children }: ReadingProps) {
  const read = useSectionRead(sections);
  return (
    <div className="reading">
      <div className="reading-text">{children}</div>
      <aside className="reading-side" aria-label="Indice e contatti">
        {sections.length > 1 ? (
          <nav aria-labelledby="indice" className="reading-index">
            <h2 id="indice">In questa pagina</h2>
            <SectionList sections={sections} read={read} />
          </nav>
        ) : null}
        <Contacts />
      </aside>
    </div>
  );
}

/** A text of so many parts is long on a phone. */
const FOLDED_FROM = 4;

/** What is in a long text, folded, for above it: where nothing has room beside it. */
export function FoldedIndex({ sections }: { sections: readonly Section[] }) {
  if (sections.length < FOLDED_FROM) return null;
  return (
    <nav aria-label="In questa pagina" className="reading-fold">
      <details>
        <summary className="ftit">
          In questa pagina
          <CaretDownBold />
        </summary>
        <SectionList sections={sections} />
      </details>
    </nav>
  );
}

function SectionList({ sections, read }: { sections: readonly Section[]; read?: string | undefined }) {
  return (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The contacts of the shop, as its menu of them says. */
function Contacts() {
  const contacts = useContacts();
  if (contacts.length === 0) return null;
  return (
    <section className="panel fill reading-help" aria-labelledby="serve-una-mano">
      <h2 id="serve-una-mano">Serve una mano?</h2>
      <ul>
        {contacts.map(({ label, href, target, isText }) => (
          <li key={label}>
            {isText ? (
              label
            ) : (
              <Link className="link tap" href={href} target={target}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
