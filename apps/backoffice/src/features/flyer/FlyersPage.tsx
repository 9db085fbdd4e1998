import type { DocumentState } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { addressOf, documentsQuery } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { FlyerEditor } from './FlyerEditor.tsx';
import type { FlyerSearch } from './flyer-search.ts';

interface FlyersPageProps {
  search: FlyerSearch;
  onSearch: (next: FlyerSearch) => void;
}

const states: Record<DocumentState, [label: string, tone: TagTone]> = {
  online: ['Online', 'green'],
  draft: ['Bozza', 'warn'],
  planned: ['Programmato', 'info'],
  new: ['Bozza nuova', 'warn'],
  off: ['Tolto', 'edged'],
};

/** Every flyer, and the one that is being made. */
export function FlyersPage({ search, onSearch }: FlyersPageProps) {
  const { slug } = search;
  return (
    <>
      <title>Volantino | Banco</title>
      <div className="bt">
        <h1 className="grow">Volantino</h1>
        {slug ? null : (
          <Button onClick={() => onSearch({ new: true })}>
            <PlusBold />
            Nuovo volantino
          </Button>
        )}
      </div>
      {slug ? (
        <FlyerEditor key={slug} slug={slug} onBack={() => onSearch({})} />
      ) : (
        <FlyerList
          making={search.new === true}
          onClose={() => onSearch({})}
          onOpen={(next) => onSearch({ slug: next })}
        />
      )}
    </>
  );
}

interface FlyerListProps {
  making: boolean;
  onClose: () => void;
  onOpen: (slug: string) => void;
}

function FlyerList({ making, onClose, onOpen }: FlyerListProps) {
  const { data: documents, error, refetch } = useQuery(documentsQuery(useApi()));
  const [name, setName] = useState('');
  if (error && !documents) return <LoadProblem error={error} what="i volantini" onRetry={() => void refetch()} />;
  const flyers = (documents ?? []).filter(({ kind }) => kind === 'leaflet');
  const slug = addressOf(name);
  const taken = flyers.some(({ document, state }) => document === `leaflet:${slug}` && state !== 'off');
  const now = new Date();
  return (
    <section className="bx flyer-box" aria-label="Volantini">
      {documents && flyers.length === 0 ? <p className="muted">Ancora nessun volantino: comincia dal primo.</p> : null}
      <ul className="flyer-list">
        {flyers.map(({ document, title, state, address, by, publishAt, publishedAt, problem }) => (
          <li key={document}>
            <Link href={hrefOf('/volantino', { slug: document.split(':')[1] })}>{title}</Link>
            <span className="muted grow">{address}</span>
            <span className="muted small">
              {publishAt ? `dal ${moment(publishAt, now)}` : publishedAt ? moment(publishedAt, now) : ''} {by}
            </span>
            <Tag tone={problem ? 'err' : states[state][1]}>{problem ? 'Da guardare' : states[state][0]}</Tag>
          </li>
        ))}
      </ul>
      <Dialog open={making} onClose={onClose} title="Nuovo volantino">
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (slug !== '' && !taken) onOpen(slug);
          }}
        >
          <TextInput
            label="Nome"
            maxLength={80}
            value={name}
            error={taken ? 'C’è già un volantino con questo indirizzo' : undefined}
            hint={slug ? `Indirizzo: /volantini/${slug}` : 'L’indirizzo nasce dal nome'}
            onChange={(event) => setName(event.target.value)}
          />
          <div className="row end">
            <Button type="submit" disabled={slug === '' || taken}>
              Comincia
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}
