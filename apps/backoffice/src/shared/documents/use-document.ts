import { type DocumentDetail, isApiError, staffEndpoints } from '@sporta/contract';
import { toast } from '@sporta/ui/components/toast/toast.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../errors/index.ts';
import { contentKeys } from '../live/index.ts';
import { sayUndoable } from '../undo/index.ts';
import { useUnsaved } from '../unsaved/index.ts';
import { documentQuery, versionQuery } from './documents-queries.ts';

/** A document as the content file writes it. */
export type Body = Record<string, unknown>;

/** A field of a document the server refused: `blocks.0.params.title`, and why. */
export type Faults = ReadonlyMap<string, string>;

const none: Faults = new Map();
/** What of an address says which document is written there. */
const addressParts = ['tab', 'name', 'slug'];
const calls = staffEndpoints.staffContent;

/**
 * A document that is being written: what was typed here upon what the server has.
 * @param empty what a document that is nowhere begins with
 */
export function useDocument<Shape extends Body>(document: string, empty: Shape) {
  const api = useApi();
  const queries = useQueryClient();
  const { data: found, error, refetch } = useQuery(documentQuery(api, document));
  // what was taken out of the shop is begun again from what it was, not from nothing
  const last = found && !found.live && !found.draft ? found.versions.find(({ off }) => !off) : undefined;
  const was = useQuery({ ...versionQuery(api, last?.versionId ?? 0), enabled: last !== undefined });
  const detail = last && !was.data ? undefined : found;
  const [mine, setMine] = useState<{ body: Shape; seen: string }>();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>(none);
  const { offer } = useUnsaved({ name: `document:${document}`, within: addressParts, value: mine, onTake: setMine });
  const theirs = (detail?.draft?.body ?? detail?.live ?? (last && was.data?.body) ?? empty) as Shape;

  const send = async (
    act: () => Promise<{ data: { detail: DocumentDetail } }>,
  ): Promise<DocumentDetail | undefined> => {
    setBusy(true);
    setFaults(none);
    const sent = mine?.body;
    try {
      const { data } = await act();
      queries.setQueryData(contentKeys.one(document), data.detail);
      // what was typed while the server worked goes on upon what it has now
      setMine((now) => (now && now.body !== sent ? { body: now.body, seen: data.detail.revision } : undefined));
      void queries.invalidateQueries({ queryKey: contentKeys.list });
      return data.detail;
    } catch (problem) {
      if (isApiError(problem)) setFaults(faultsOf(problem.errors));
      if (isApiError(problem) && problem.is('changed-meanwhile')) void refetch();
      toast.error(messageOf(problem));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const body = mine?.body ?? theirs;
  const seen = mine?.seen ?? detail?.revision ?? '';
  const input = { document, body, seen };

  const restore = (versionId: number, revision: string) =>
    send(() => api.call(calls.restore, { version_id: versionId, seen: revision }));

  return {
    document,
    detail,
    error: error ?? was.error,
    retry: () => void (error ? refetch() : was.refetch()),
    body,
    /** What was typed here before and left without being saved. */
    offer,
    /** Something here is not saved. */
    isTyped: mine !== undefined,
    /** A colleague changed the document while it was being changed here: what they have. */
    clash: !busy && mine !== undefined && detail !== undefined && mine.seen !== detail.revision ? theirs : undefined,
    busy,
    faults,
    change: (next: Shape) => setMine((now) => ({ body: next, seen: now?.seen ?? detail?.revision ?? '' })),
    /** Keeps what was typed, upon what is there now. */
    keepMine: () => setMine((now) => now && { ...now, seen: detail?.revision ?? '' }),
    takeTheirs: () => setMine(undefined),
    save: async () => {
      const saved = await send(() => api.call(calls.save, input));
      if (saved) toast.success(saved.draft ? 'Bozza salvata' : 'Uguale a quello che è online: nessuna bozza');
    },
    discard: async () => {
      if (detail?.draft && (await send(() => api.call(calls.discard, { document, seen: detail.revision })))) {
        toast.success('Bozza buttata');
      }
      setMine(undefined);
      setFaults(none);
    },
    /** @param at ISO instant; absent: now. @returns whether it happened */
    publish: async (at?: string): Promise<boolean> => {
      const [before] = detail?.versions ?? [];
      const published = await send(() => api.call(calls.publish, { ...input, publish_at: at }));
      if (!published) return false;
      // the version before the one just made is what was online
      const back = published.versions[1] ?? before;
      if (at) toast.success('Pubblicazione programmata');
      else if (back) {
        sayUndoable('Pubblicato', async () => {
          if (!(await restore(back.versionId, published.revision))) throw new Error('intanto è cambiato');
        });
      } else toast.success('Pubblicato');
      return true;
    },
    restore: async (versionId: number) => {
      if (await restore(versionId, detail?.revision ?? '')) toast.success('È di nuovo online com’era');
    },
    /** @returns whether it happened */
    remove: async (): Promise<boolean> => {
      const removed = await send(() => api.call(calls.remove, { document, seen: detail?.revision ?? '' }));
      const back = removed?.versions[1];
      if (removed && back) {
        sayUndoable('Tolto dal negozio', () => restore(back.versionId, removed.revision));
      }
      return removed !== undefined;
    },
  };
}

export type WrittenDocument<Shape extends Body = Body> = Omit<
  ReturnType<typeof useDocument<Shape>>,
  'change' | 'body' | 'clash'
> & { body: Shape; clash: Shape | undefined; change: (next: Shape) => void };

const faultsOf = (errors: readonly { field?: string | undefined; error: string }[]): Faults =>
  new Map(errors.flatMap(({ field, error }) => (field?.startsWith('body.') ? [[field.slice(5), error]] : [])));
