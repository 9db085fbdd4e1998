import type { PageFact } from '@sporta/contract';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';

/** What the text says in figures, at a glance. */
export function PageFacts({ facts }: { facts: readonly PageFact[] }) {
  return (
    <ul className="page-facts" aria-label="In breve">
      {facts.map(({ figure, text, itemUrl }) => (
        <li key={`${figure} ${text}`}>
          <strong>{figure}</strong> {itemUrl ? <Link href={itemUrl}>{text}</Link> : <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}
