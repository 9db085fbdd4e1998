import type { DocumentState, StaffDocument } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { Dialog } from '@sporta/ui/components/overlay/Dialog.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hrefOf } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { addressOf, documentsQuery } from '../../shared/documents/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { moment } from '../../shared/figures/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';

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
    <section className="bx table">
      <div className="doc-bar content-head">
        <h2 className="grow">{its.title}</h2>
        <Button kind="soft" onClick={() => setMaking(true)}>
          <PlusBold />
          {its.one}
        </Button>
      </div>
      <PagesTable pages={documents && pages} tab={its.tab} caption={its.title} />
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
  /** Absent while they are read. */
  pages: readonly StaffDocument[] | undefined;
  caption: string;
  tab: 'pages' | 'recipes';
}

const hrefTo = ({ document }: StaffDocument, tab: PagesTableProps['tab']): string =>
  hrefOf('/contenuti', { tab, name: document.split(':')[1] });

/** "dal 3 dic, 08:00" of what waits, else since when it is online. */
function publishedText({ publishAt, publishedAt }: StaffDocument): string {
  const now = new Date();
  if (publishAt) return `dal ${moment(publishAt, now)}`;
  return publishedAt ? moment(publishedAt, now) : '';
}

function stateTag({ state, problem }: StaffDocument) {
  const [label, tone] = states[state];
  return <Tag tone={problem ? 'err' : tone}>{problem ? 'Da guardare' : label}</Tag>;
}

/** Pages with their state and who published them. */
function PagesTable({ pages, tab, caption }: PagesTableProps) {
  const router = useRouter();
  const columns: Column<StaffDocument>[] = [
    {
      key: 'title',
      header: 'Titolo',
      cell: (page) => (
        <>
          <Link className="content-title" href={hrefTo(page, tab)}>
            {page.title}
          </Link>
          <small className="phone-only">
            {page.address}
            {publishedText(page) ? <span className="block">{publishedText(page)}</span> : null}
          </small>
        </>
      ),
    },
    {
      key: 'address',
      header: 'Indirizzo',
      from: 'tablet',
      cell: ({ address }) => <span className="muted">{address}</span>,
    },
    { key: 'state', header: 'Stato', beside: true, cell: stateTag },
    { key: 'published', header: 'Pubblicata', from: 'tablet', cell: publishedText },
    { key: 'by', header: 'Chi', from: 'small-desk', cell: ({ by }) => by },
  ];
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={pages}
      rowId={(page) => pages?.indexOf(page) ?? 0}
      rowName={({ title }) => title}
      onOpen={(page) => void router.navigate({ href: hrefTo(page, tab) })}
    />
  );
}
