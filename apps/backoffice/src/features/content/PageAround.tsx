import { Button } from '@sporta/ui/components/button/Button.tsx';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import type { ReactNode } from 'react';
import { type Faults, LinkField, PictureField } from '../../shared/documents/index.ts';

type Fact = { figure: string; text: string; itemUrl?: string | undefined };
type Way = { title: string; text?: string | undefined; callToAction: string; itemUrl: string };

/** What stands around the text of a page: above it a sentence, a picture and facts; after it where one goes. */
export type Around = {
  summary?: string | undefined;
  mediaURL?: string | undefined;
  facts?: Fact[] | undefined;
  ways?: Way[] | undefined;
};

interface AroundProps {
  page: Around;
  faults: Faults;
  onChange: (part: Around) => void;
}

/** The top of a page. */
export function CoverFields({ page, faults, onChange }: AroundProps) {
  return (
    <>
      <TextArea
        label="Presentazione"
        hint="Una o due frasi sotto il titolo"
        rows={2}
        maxLength={300}
        error={faults.get('summary')}
        value={page.summary ?? ''}
        onChange={(event) => onChange({ summary: event.target.value || undefined })}
      />
      <PictureField
        label="Immagine accanto al titolo"
        shape="square"
        withDrawings
        address={page.mediaURL}
        onChange={(mediaURL) => onChange({ mediaURL })}
      />
    </>
  );
}

/** Facts on cards under the title. */
export function FactsField({ page: { facts = [] }, faults, onChange }: AroundProps) {
  return (
    <Cards
      one="Dato"
      most={4}
      cards={facts}
      blank={{ figure: '', text: '' }}
      onChange={(next) => onChange({ facts: next })}
      fields={(fact, path, set) => (
        <>
          <TextInput
            label="Cifra o parola"
            hint="{negozi} e {prodotti} diventano quanti sono oggi"
            maxLength={24}
            error={faults.get(`facts.${path}.figure`)}
            value={fact.figure}
            onChange={(event) => set({ ...fact, figure: event.target.value })}
          />
          <TextInput
            label="Che cosa dice"
            maxLength={120}
            error={faults.get(`facts.${path}.text`)}
            value={fact.text}
            onChange={(event) => set({ ...fact, text: event.target.value })}
          />
          <LinkField
            error={faults.get(`facts.${path}.itemUrl`)}
            address={fact.itemUrl ?? ''}
            onChange={(itemUrl) => set({ ...fact, itemUrl: itemUrl || undefined })}
          />
        </>
      )}
    />
  );
}

/** Where one goes after reading; the first is drawn before the others. */
export function WaysField({ page: { ways = [] }, faults, onChange }: AroundProps) {
  return (
    <Cards
      one="Passo"
      most={3}
      cards={ways}
      blank={{ title: '', callToAction: '', itemUrl: '/catalog' }}
      onChange={(next) => onChange({ ways: next })}
      fields={(way, path, set) => (
        <>
          <TextInput
            label="Titolo del passo"
            maxLength={80}
            error={faults.get(`ways.${path}.title`)}
            value={way.title}
            onChange={(event) => set({ ...way, title: event.target.value })}
          />
          <TextInput
            label="Frase"
            maxLength={200}
            error={faults.get(`ways.${path}.text`)}
            value={way.text ?? ''}
            onChange={(event) => set({ ...way, text: event.target.value || undefined })}
          />
          <TextInput
            label="Bottone"
            maxLength={40}
            error={faults.get(`ways.${path}.callToAction`)}
            value={way.callToAction}
            onChange={(event) => set({ ...way, callToAction: event.target.value })}
          />
          <LinkField
            error={faults.get(`ways.${path}.itemUrl`)}
            address={way.itemUrl}
            onChange={(itemUrl) => set({ ...way, itemUrl })}
          />
        </>
      )}
    />
  );
}

interface CardsProps<Card> {
  /** "Dato". */
  one: string;
  most: number;
  cards: readonly Card[];
  blank: Card;
  /** None is no list at all. */
  onChange: (cards: Card[] | undefined) => void;
  fields: (card: Card, path: number, set: (card: Card) => void) => ReactNode;
}

/** A short list of small things, one after the other as the page shows them. */
function Cards<Card>({ one, most, cards, blank, onChange, fields }: CardsProps<Card>) {
  const change = (next: Card[]) => onChange(next.length > 0 ? next : undefined);
  return (
    <>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own; one is its place.
        <fieldset key={index} className="content-card">
          <legend>
            {one} {index + 1}
          </legend>
          {fields(card, index, (next) => change(cards.map((each, at) => (at === index ? next : each))))}
          <Button kind="ghost" size="sm" onClick={() => change(cards.filter((_, at) => at !== index))}>
            {`Togli: ${one.toLowerCase()} ${index + 1}`}
          </Button>
        </fieldset>
      ))}
      {cards.length < most ? (
        <Button kind="line" size="sm" onClick={() => change([...cards, blank])}>
          <PlusBold />
          {one}
        </Button>
      ) : null}
    </>
  );
}
