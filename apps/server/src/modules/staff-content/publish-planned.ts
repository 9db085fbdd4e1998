import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { lockContent } from '../content/index.ts';
import { publishDraft } from './change-document.ts';
import { documentNow } from './document-state.ts';
import { dueDrafts, noteDraftProblem } from './drafts.repo.ts';

/** Puts online what was planned for now. What no longer fits waits for a person, with the reason. */
export async function publishPlanned({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  for (const document of await dueDrafts(db, clock.now())) {
    try {
      await withTransaction(db, async (tx) => {
        await lockContent(tx);
        const now = await documentNow(tx, document);
        const { draft } = now;
        // somebody dropped it, moved it or published it a moment ago
        if (!draft?.publishAt || draft.publishAt > clock.now() || draft.problem) return;
        await publishDraft(tx, { account: draft, now: clock.now() }, now);
      });
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      log.warn({ document, code: error.code }, 'a planned text does not fit any more');
      await noteDraftProblem(db, document, error.message);
    }
  }
}
