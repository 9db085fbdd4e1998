import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import type { ReactNode } from 'react';
import { useContacts } from '../navigation/index.ts';
import type { Section } from './sections.ts';

interface ReadingProps {
  /** What the text is made of; shown beside it when there is more than one. */
  sections: readonly Section[];
  children: ReactNode;
}

/** A page to read: the text in a line length for reading; beside it what is in it, and whom to ask. */
export function Reading({ sections, children }: ReadingProps) {
  return (
    <div className="reading">
      <div className="reading-text">{children}</div>
      <aside className="reading-side" aria-label="Indice e contatti">
        {sections.length > 1 ? (
          <nav aria-labelledby="indice" className="reading-index">
            <h2 id="indice">In questa pagina</h2>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <Contacts />
      </aside>
    </div>
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
