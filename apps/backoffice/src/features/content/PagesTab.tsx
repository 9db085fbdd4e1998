import type { DocumentState, StaffDocument } from '@sporta/contract';
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

const states: Record<DocumentState, [label: string, tone: TagTone]> = {
  online: ['Online', 'green'],
  draft: ['Bozza', 'warn'],
  planned: ['Programmata', 'info'],
  new: ['Bozza nuova', 'warn'],
  off: ['Tolta', 'edged'],
};

/** What a list of documents is of. */
const words = {
  page: {
    tab: 'pages',
    title: 'Pagine',
    what: 'le pagine',
    one: 'Pagina',
    add: 'Nuova pagina',
    taken: 'C’è già una pagina con questo indirizzo',
    address: '/page/',
  },
  recipe: {
    tab: 'recipes',
    title: 'Ricette',
    what: 'le ricette',
    one: 'Ricetta',
    add: 'Nuova ricetta',
    taken: 'C’è già una ricetta con questo indirizzo',
    address: '/ricette/',
  },
} as const;

interface PagesTabProps {
  kind?: keyof typeof words | undefined;
  onOpen: (name: string) => void;
}

/** Every page of text, or every recipe, with what waits to be published. */
export function PagesTab({ kind = 'page', onOpen }: PagesTabProps) {
  const its = words[kind];
  const { data: documents, error, refetch } = useQuery(documentsQuery(useApi()));
  const [making, setMaking] = useState(false);
  const [title, setTitle] = useState('');
  if (error && !documents) return <LoadProblem error={error} what={its.what} onRetry={() => void refetch()} />;
  const pages = (documents ?? [])
    .filter((each) => each.kind === kind)
    .sort((a, b) => a.title.localeCompare(b.title, 'it'));
  const name = addressOf(title);
  const taken = pages.some(({ document, state }) => document === `${kind}:${name}` && state !== 'off');
  return (
    <section className="bx">
      <div className="doc-bar">
        <h2 className="grow">{its.title}</h2>
        <Button kind="soft" onClick={() => setMaking(true)}>
          <PlusBold />
          {its.one}
        </Button>
      </div>
      <PagesTable pages={pages} tab={its.tab} />
      <Dialog open={making} onClose={() => setMaking(false)} title={its.add}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault();
            if (name !== '' && !taken) onOpen(name);
          }}
        >
          <TextInput
            label="Titolo"
            maxLength={80}
            value={title}
            error={taken ? its.taken : undefined}
            hint={name ? `Indirizzo: ${its.address}${name}` : 'L’indirizzo nasce dal titolo'}
            onChange={(event) => setTitle(event.target.value)}
          />
          <div className="row end">
            <Button type="submit" disabled={name === '' || taken}>
              Comincia
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  );
}

interface PagesTableProps {
  pages: readonly StaffDocument[];
  tab: 'pages' | 'recipes';
}

/** Pages with their state and who published them. */
function PagesTable({ pages, tab }: PagesTableProps) {
  return (
    <div className="content-scroll">
      <table className="content-table">
        <thead>
          <tr>
            <th scope="col">Titolo</th>
            <th scope="col">Indirizzo</th>
            <th scope="col">Stato</th>
            <th scope="col">Pubblicata</th>
            <th scope="col">Chi</th>
          </tr>
        </thead>
        <tbody>
          {pages.map((page) => (
            <PageRow key={page.document} page={page} tab={tab} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PageRow({ page, tab }: { page: StaffDocument; tab: PagesTableProps['tab'] }) {
  const [label, tone] = states[page.state];
  const now = new Date();
  const [, name] = page.document.split(':');
  return (
    <tr>
      <th scope="row">
        <Link href={hrefOf('/contenuti', { tab, name })}>{page.title}</Link>
      </th>
      <td className="muted">{page.address}</td>
      <td>
        <Tag tone={page.problem ? 'err' : tone}>{page.problem ? 'Da guardare' : label}</Tag>
      </td>
      <td>
        {page.publishAt ? `dal ${moment(page.publishAt, now)}` : page.publishedAt ? moment(page.publishedAt, now) : ''}
      </td>
      <td>{page.by}</td>
    </tr>
  );
}
