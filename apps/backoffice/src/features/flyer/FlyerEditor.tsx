import { capitalised } from '@sporta/domain';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { DocumentHead, PreviewFrame, StoresField, useDocument } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import type { Flyer, FlyerPage } from './flyer.ts';
import { PageEditor } from './PageEditor.tsx';
import { PagesRail } from './PagesRail.tsx';

const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const newFlyer = (slug: string): Flyer => ({
  name: capitalised(slug.replaceAll('-', ' ')),
  startsOn: dayAfter(1),
  endsOn: dayAfter(14),
  pages: [{ title: 'Copertina', products: [] }],
});

/** A flyer: its days and stores, its pages, and what stands on each. */
export function FlyerEditor({ slug, onBack }: { slug: string; onBack: () => void }) {
  const [empty] = useState(() => newFlyer(slug));
  const written = useDocument<Flyer>(`leaflet:${slug}`, empty);
  const [chosen, setChosen] = useState(0);
  if (written.error && !written.detail)
    return <LoadProblem error={written.error} what="il volantino" onRetry={written.retry} />;
  if (!written.detail) return null;
  const { body, faults } = written;
  const set = (part: Partial<Flyer>) => written.change({ ...body, ...part });
  const at = Math.min(chosen, body.pages.length - 1);
  const page = body.pages[at];
  const setPage = (next: FlyerPage) => set({ pages: body.pages.map((each, index) => (index === at ? next : each)) });
  return (
    <>
      <DocumentHead
        written={written}
        title={body.name}
        list={{ name: 'Volantini', href: hrefOf('/volantino') }}
        onGone={onBack}
      />
      <div className="flyer-two">
        <div className="flyer-main">
          <section className="bx flyer-facts" aria-label="Il volantino">
            <TextInput
              label="Nome"
              maxLength={120}
              error={faults.get('name')}
              value={body.name}
              onChange={(event) => set({ name: event.target.value })}
            />
            <TextInput
              label="Primo giorno"
              type="date"
              error={faults.get('startsOn')}
              value={body.startsOn}
              onChange={(event) => set({ startsOn: event.target.value })}
            />
            <TextInput
              label="Ultimo giorno"
              type="date"
              error={faults.get('endsOn')}
              value={body.endsOn}
              onChange={(event) => set({ endsOn: event.target.value })}
            />
            <StoresField slugs={body.warehouses} onChange={(warehouses) => set({ warehouses })} />
          </section>
          <PagesRail
            name={body.name}
            pages={body.pages}
            chosen={at}
            onChoose={setChosen}
            onChange={(pages) => set({ pages })}
          />
          {page ? (
            <PageEditor
              key={at}
              page={page}
              number={at + 1}
              taken={body.pages.flatMap(({ products }) => products)}
              onChange={setPage}
            />
          ) : null}
        </div>
        <PreviewFrame document={written.document} body={body} />
      </div>
    </>
  );
}
