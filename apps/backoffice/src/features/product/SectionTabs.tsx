import { useEffect, useState } from 'react';

/** Parts of the editor by the id of their heading, in their order. */
const sections = [
  ['descrizione', 'Descrizione'],
  ['prezzi', 'Prezzi'],
  ['offerte', 'Offerte'],
  ['giacenze', 'Giacenze'],
  ['ingredienti', 'Ingredienti e allergeni'],
  ['immagini', 'Immagini'],
  ['vendita', 'Vendita e reparti'],
] as const;
type Section = (typeof sections)[number][0];

/** The part that is read: the last one whose heading has come above the upper third of the window. */
function readNow(): Section {
  const line = window.innerHeight / 3;
  const passed = sections.filter(
    ([id]) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line,
  );
  return passed.at(-1)?.[0] ?? 'descrizione';
}

/** Leads to each part of the long page, and says which one is read. */
export function SectionTabs() {
  const [current, setCurrent] = useState<Section>('descrizione');
  useEffect(() => {
    let waiting = 0;
    const look = () => {
      waiting ||= requestAnimationFrame(() => {
        waiting = 0;
        setCurrent(readNow());
      });
    };
    addEventListener('scroll', look, { passive: true });
    return () => {
      removeEventListener('scroll', look);
      cancelAnimationFrame(waiting);
    };
  }, []);
  return (
    <nav className="seg scroll product-tabs" aria-label="Parti della scheda">
      {sections.map(([id, name]) => (
        <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
