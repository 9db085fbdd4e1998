import type { PlanMet } from '@sporta/contract';
import { priceMeeting } from '@sporta/domain';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { moment } from '../../shared/figures/index.ts';
import { count, counted } from './states.ts';

interface PlansMetNoteProps {
  plans: readonly PlanMet[];
  /** When the prices of the import begin, milliseconds. */
  at: number;
  fileName: string;
}

const shown = 3;

/** Where the prices of an import meet prices that somebody planned: of which products, and which of the two remains. */
export function PlansMetNote({ plans, at, fileName }: PlansMetNoteProps) {
  const met = plans.flatMap(({ publishAt, changesPrice, ...plan }) => {
    const planAt = Date.parse(publishAt);
    const text = changesPrice || at >= planAt ? priceMeeting(planAt, at, fileName) : undefined;
    return text ? [{ ...plan, publishAt, text }] : [];
  });
  if (met.length === 0) return null;
  const now = new Date();
  return (
    <Note kind="warn" live>
      <b>{counted(met.length, 'prezzo programmato incontra', 'prezzi programmati incontrano')} questo listino.</b>
      <ul className="imp-met">
        {met.slice(0, shown).map(({ planId, productId, name, publishAt, text }) => (
          <li key={planId}>
            <Link className="link" href={hrefOf(`/catalogo/${productId}`)}>
              {name}
            </Link>
            , programmato per {moment(publishAt, now)}. {text}.
          </li>
        ))}
      </ul>
      {met.length > shown ? (
        <p>{met.length === shown + 1 ? 'E un altro.' : `E altri ${count(met.length - shown)}.`}</p>
      ) : null}
    </Note>
  );
}
