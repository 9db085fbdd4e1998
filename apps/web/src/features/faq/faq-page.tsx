import { countText } from '@sporta/domain';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { Breadcrumbs } from '@sporta/ui/components/layout/Breadcrumbs.tsx';
import { MagnifyingGlassBold } from '@sporta/ui/icons/MagnifyingGlassBold.ts';
import { MagnifyingGlassDuotone } from '@sporta/ui/icons/MagnifyingGlassDuotone.ts';
import { PhoneFill } from '@sporta/ui/icons/PhoneFill.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { useContacts } from '../../shared/navigation/index.ts';
import { Reading } from '../../shared/reading/index.ts';
import { FaqList } from './faq-list.tsx';
import { faqQuery } from './model/faq-query.ts';
import { groupId, searchFaqs } from './model/faq-search.ts';
import '../../lib/sheets/reading.css';

interface FaqPageProps {
  text: string;
  onText: (text: string) => void;
}

/** Frequent questions, searchable while typing; each has an address of its own. */
export function FaqPage({ text, onText }: FaqPageProps) {
  const { data: groups } = useSuspenseQuery(faqQuery(useApi()));
  const found = searchFaqs(groups, text);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="faq-page">
      <Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Domande frequenti' }]} />
      <Reading sections={found.map(({ category }) => ({ id: groupId(category), title: category }))}>
        <h1>Domande frequenti</h1>
        <search>
          <form className="inp" action="/faq" onSubmit={(event) => event.preventDefault()}>
            <MagnifyingGlassBold />
            <input
              type="search"
              name="q"
              aria-label="Cerca tra le domande"
              placeholder="Cerca: consegna, buoni pasto, resi…"
              autoComplete="off"
              maxLength={100}
              defaultValue={text}
              onChange={(event) => onText(event.target.value)}
            />
          </form>
        </search>
        <p className={text ? 'muted small' : 'sr'} role="status">
          {text ? countText(count, 'risposta', 'risposte') : ''}
        </p>
        {found.length > 0 ? (
          <FaqList groups={found} openAll={Boolean(text) && count <= 3} />
        ) : (
          <NoAnswer text={text} onText={onText} />
        )}
      </Reading>
    </div>
  );
}

/** Nothing was found, or nothing was written yet; who has a telephone is called. */
function NoAnswer({ text, onText }: FaqPageProps) {
  const phone = useContacts().find(({ href, isText }) => href.startsWith('tel:') && !isText);
  const orCall = phone ? ', oppure chiamaci' : '';
  return (
    <EmptyState
      icon={MagnifyingGlassDuotone}
      title={text ? 'Nessuna risposta con queste parole' : 'Non ci sono ancora domande'}
      body={text ? `Prova con altre parole${orCall}.` : `Torna a trovarci${orCall}.`}
      actions={
        <>
          {text ? <Button onClick={() => onText('')}>Vedi tutte le domande</Button> : null}
          {phone ? (
            <ButtonLink kind="line" href={phone.href}>
              <PhoneFill />
              {phone.label}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
