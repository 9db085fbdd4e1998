import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { Trash } from '@sporta/ui/icons/Trash.ts';
import { AudienceFields, DatesFields, type Faults, LinkField } from '../../shared/documents/index.ts';
import { BannerFields } from './BannerFields.tsx';
import {
  type BannerParams,
  type Block,
  blockHints,
  blockNames,
  type Choice,
  dayText,
  uncoveredFrom,
} from './blocks.ts';
import { CategoriesField } from './CategoriesField.tsx';
import { ChoiceFields } from './ChoiceFields.tsx';

interface BlockEditorProps {
  block: Block;
  /** All of its document. */
  blocks: readonly Block[];
  faults: Faults;
  /** Where the block is in its document: `blocks.2`. */
  path: string;
  onChange: (block: Block) => void;
  onRemove: () => void;
}

/** A block: what it says, when, to whom and where. */
export function BlockEditor({ block, blocks, faults, path, onChange, onRemove }: BlockEditorProps) {
  const uncovered = uncoveredFrom(block, blocks);
  const change = (params: Record<string, unknown>) => onChange({ ...block, params });
  return (
    <section className="bx content-editor" aria-labelledby="content-editor">
      <header>
        <h2 id="content-editor">{blockNames[block.kind]}</h2>
        <Button kind="ghost" size="sm" onClick={onRemove}>
          <Trash />
          Togli
        </Button>
      </header>
      <p className="muted small">{blockHints[block.kind]}</p>
      <BlockFields {...{ block, faults }} path={`${path}.params`} onChange={change} />
      <hr />
      <DatesFields target={block} onChange={(part) => onChange({ ...block, ...part })} />
      <AudienceFields target={block} onChange={(part) => onChange({ ...block, ...part })} />
      {uncovered ? (
        <Note kind="info" live>
          Dal {dayText(uncovered)} non c’è una copertina dopo: torna quella predefinita.
        </Note>
      ) : null}
    </section>
  );
}

interface FieldsProps {
  block: Block;
  faults: Faults;
  path: string;
  onChange: (params: Record<string, unknown>) => void;
}

function BlockFields({ block, faults, path, onChange }: FieldsProps) {
  const { kind, params } = block;
  switch (kind) {
    case 'usual':
    case 'sectors':
      return null;
    case 'products':
      return <ProductsRow {...{ params, faults, path, onChange }} />;
    case 'cards':
      return <Cards {...{ params, faults, path, onChange }} />;
    case 'magazine':
      return (
        <>
          <CategoriesField
            slugs={(params.categorySlugs ?? []) as string[]}
            error={faults.get(`${path}.categorySlugs`)}
            onChange={(categorySlugs) => onChange({ ...params, categorySlugs })}
          />
          <BannerFields {...{ faults, path }} kind={kind} params={params} onChange={onChange} />
        </>
      );
    default:
      return <BannerFields {...{ faults, path }} kind={kind} params={params} onChange={onChange} />;
  }
}

type PartProps = Omit<FieldsProps, 'block'> & { params: Record<string, unknown> };

function ProductsRow({ params, faults, path, onChange }: PartProps) {
  const text = (name: string, label: string, hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      maxLength={120}
      value={String(params[name] ?? '')}
      error={faults.get(`${path}.${name}`)}
      onChange={(event) => onChange({ ...params, [name]: event.target.value })}
    />
  );
  return (
    <>
      {text('title', 'Titolo')}
      <div className="doc-two">
        {text('linkLabel', 'Testo del link', '{n} diventa il numero dei prodotti')}
        <LinkField
          address={String(params.itemUrl ?? '')}
          error={faults.get(`${path}.itemUrl`)}
          onChange={(itemUrl) => onChange({ ...params, itemUrl })}
        />
      </div>
      <label className="content-check">
        <input
          type="checkbox"
          checked={params.purchased === true}
          onChange={(event) => onChange({ ...params, purchased: event.target.checked || undefined })}
        />
        A chi ha fatto l’accesso mostra quello che compra spesso
      </label>
      <ChoiceFields
        choice={(params.choice ?? {}) as Choice}
        most={48}
        onChange={(choice) => onChange({ ...params, choice })}
      />
    </>
  );
}

const MOST_CARDS = 6;

function Cards({ params, faults, path, onChange }: PartProps) {
  const cards = (params.cards ?? []) as BannerParams[];
  const change = (next: BannerParams[]) => onChange({ ...params, cards: next });
  return (
    <>
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards have no name of their own; a card is its place.
        <fieldset key={index} className="content-card">
          <legend>Scheda {index + 1}</legend>
          <BannerFields
            kind="cards"
            faults={faults}
            path={`${path}.cards.${index}`}
            params={card}
            onChange={(next) => change(cards.map((each, at) => (at === index ? next : each)))}
          />
          {cards.length > 1 ? (
            <Button kind="ghost" size="sm" onClick={() => change(cards.filter((_, at) => at !== index))}>
              Togli la scheda {index + 1}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {cards.length < MOST_CARDS ? (
        <Button kind="line" size="sm" onClick={() => change([...cards, { title: '', itemUrl: '/catalog' }])}>
          <PlusBold />
          Scheda
        </Button>
      ) : null}
    </>
  );
}
