import type { DocumentDetail } from '@sporta/contract';
import { moment } from '../figures/index.ts';

type Detail = Pick<DocumentDetail, 'live' | 'draft' | 'versions'>;

/** How a document stands, in one line: online since when, taken out of the shop or never in it, and what waits. */
export function stateText(detail: Detail | undefined, isTyped: boolean, now: Date): string {
  if (!detail) return 'Un momento…';
  const { draft } = detail;
  const waiting = draft?.publishAt
    ? `programmato per ${moment(draft.publishAt, now)}`
    : draft
      ? `bozza di ${draft.by}, ${moment(draft.changedAt, now)}`
      : '';
  return [onlineText(detail, now), waiting, isTyped ? 'modifiche non salvate' : ''].filter(Boolean).join(' · ');
}

function onlineText({ live, versions: [newest] }: Detail, now: Date): string {
  const since = newest ? `${moment(newest.publishedAt, now)}${newest.by ? `, ${newest.by}` : ''}` : '';
  if (live) return newest && !newest.off ? `Online da ${since}` : 'Online';
  // its pages are in the versions: who reads "mai pubblicato" would write them again
  return newest?.off ? `Tolto dal negozio ${since}: da Versioni torna online com’era` : 'Mai pubblicato';
}
