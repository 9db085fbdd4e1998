import type { PromotionChoices, PromotionFields, StaffPromotion } from '@sporta/contract';
import { newKey } from '@sporta/contract/new-key.ts';
import { shopDay } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { type Edits, useEdits } from '../../shared/edits/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { KeptNote, useUnsaved } from '../../shared/unsaved/index.ts';
import { CustomerPanel } from './CustomerPanel.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MarginPanel } from './MarginPanel.tsx';
import { PromotionForm } from './PromotionForm.tsx';
import { previewQuery, promotionQuery } from './promotions-queries.ts';
import { type PromotionsSearch, productIdsOf } from './promotions-search.ts';
import { TryCart } from './TryCart.tsx';
import { usePromotionActs } from './use-promotion-acts.ts';
import { fieldNames, newFields, stateNames, stateTones, valueText } from './words.ts';

interface EditorProps {
  choices: PromotionChoices | undefined;
  search: PromotionsSearch;
  onSearch: (search: PromotionsSearch) => void;
}

/** A promotion that is saved; what colleagues change of it meanwhile shows beside what is typed. */
export function OpenPromotion({ promotionId, ...rest }: EditorProps & { promotionId: number }) {
  const { data: promotion, error, refetch } = useQuery(promotionQuery(useApi(), promotionId));
  if (error && !promotion) return <LoadProblem error={error} what="l’offerta" onRetry={() => void refetch()} />;
  return promotion ? <Editor saved={promotion} {...rest} /> : null;
}

/** One that is only here. */
export function NewPromotion(props: EditorProps) {
  const { choices } = props;
  if (!choices) return null;
  // who works for some stores makes offers of those
  const own = choices.ownStoresOnly ? choices.stores.map(({ warehouseId }) => warehouseId).sort((a, b) => a - b) : null;
  return <Editor saved={undefined} ownStores={own} {...props} />;
}

function Editor(props: EditorProps & { saved: StaffPromotion | undefined; ownStores?: number[] | null }) {
  const { saved, choices, search, onSearch } = props;
  const [fresh] = useState(() => ({
    ...newFields(shopDay(Date.now())),
    warehouseIds: props.ownStores ?? null,
    productIds: saved ? [] : productIdsOf(search.products),
  }));
  const [key] = useState(newKey);
  const [history, setHistory] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // who opens it from the calendar above goes on here, with the keyboard too
  useEffect(() => heading.current?.focus(), []);
  const [shown, setShown] = useState<number>();
  const acts = usePromotionActs();
  const edits = useEdits(saved?.fields ?? fresh);
  const unsaved = useUnsaved({
    name: `promotion:${saved?.promotionId ?? 'new'}`,
    within: ['id'],
    value: edits.edits.length > 0 ? edits.edits : undefined,
    onTake: edits.take,
  });
  const fields = Object.fromEntries(
    Object.keys(fresh).map((field) => [field, edits.value(field)]),
  ) as unknown as PromotionFields;
  const typed = useDeferredValue(fields);
  const { data: preview } = useQuery(previewQuery(useApi(), saved?.promotionId, typed, shown));
  const state = saved?.state ?? 'draft';
  const remarks = preview?.remarks ?? [];
  const errors = remarks.filter(({ level }) => level === 'error');
  const open = (id: PromotionsSearch['id']) => onSearch({ ...search, id, products: undefined });
  const openMade = ({ promotionId }: StaffPromotion) => {
    unsaved.saved();
    open(promotionId);
  };
  const changed = !saved || edits.edits.length > 0;

  const save = async () => {
    if (!saved) {
      const made = await acts.create(key, fields);
      if (made) openMade(made);
      return;
    }
    if (await acts.save(saved.promotionId, edits.edits)) edits.clear();
  };
  const publish = async () => {
    const promotion = saved ?? (await acts.create(key, fields));
    if (!promotion) return;
    if (!saved) openMade(promotion);
    if (await acts.publish(promotion.promotionId, saved ? edits.edits : [])) edits.clear();
  };
  const duplicate = async () => {
    const made = await acts.create(newKey(), {
      ...fields,
      name: `${fields.name} (copia)`.slice(0, 120),
      startsAt: state === 'ended' || state === 'active' ? fresh.startsAt : fields.startsAt,
      endsAt: state === 'ended' || state === 'active' ? fresh.endsAt : fields.endsAt,
    });
    if (made) open(made.promotionId);
  };
  const lasting = state === 'active' || state === 'ended';
  const editable = saved?.editable ?? true;
  return (
    <div className="promo-ed">
      <section className="bx promo-form" aria-labelledby="promo-title">
        <div className="row">
          <h2 id="promo-title" className="grow" ref={heading} tabIndex={-1}>
            {fields.name || 'Nuova offerta'}
          </h2>
          <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>
        </div>
        {editable ? null : <Note kind="info">Vale anche per altre sedi: qui si può solo guardare.</Note>}
        {lasting && editable ? (
          <Note kind="info">
            {state === 'ended'
              ? 'È finita: per rifarla fanne una copia.'
              : 'È in corso: cambiano solo nome, fine, massimo e contributo. Per il resto fermala e fanne una copia.'}
          </Note>
        ) : null}
        <KeptNote offer={unsaved.offer} />
        <Clashes edits={edits} />
        <PromotionForm
          {...{ edits, fields, choices, errors: saved || edits.edits.length > 0 ? errors : [] }}
          products={saved?.products ?? []}
          locked={!editable || state === 'ended' ? 'all' : state === 'active' ? 'begun' : 'open'}
          shown={preview?.margin?.productId ?? shown}
          onShow={setShown}
        />
        <div aria-live="polite">
          {remarks
            .filter(({ level }) => level === 'warning')
            .map(({ text }) => (
              <Note key={text} kind="warn" className="promo-note">
                {text}
              </Note>
            ))}
        </div>
      </section>
      <div className="promo-mid">
        <CustomerPanel fields={fields} preview={preview} />
        <TryCart fields={fields} promotionId={saved?.promotionId} products={saved?.products ?? []} choices={choices} />
      </div>
      <div className="promo-side">
        <MarginPanel
          key={preview?.margin?.productId}
          margin={preview?.margin}
          label={fields.kind === 'quantity-price' ? 'l’ultimo scaglione' : (preview?.label ?? '')}
        />
        <section className="bx promo-acts" aria-label="Cosa fare dell’offerta">
          {errors.length > 0 && changed ? (
            <ul className="promo-errors">
              {errors.map(({ field, text }) => (
                <li key={field + text}>{text}</li>
              ))}
            </ul>
          ) : null}
          {editable && state !== 'ended' ? (
            <Button
              kind={state === 'draft' ? 'line' : 'primary'}
              busy={acts.busy}
              disabled={!changed || edits.clashes.length > 0}
              onClick={() => void save()}
            >
              {state === 'draft' ? 'Salva bozza' : 'Salva'}
            </Button>
          ) : null}
          {editable && state === 'draft' ? (
            <Button
              busy={acts.busy}
              disabled={errors.length > 0 || edits.clashes.length > 0}
              onClick={() => void publish()}
            >
              {Date.parse(fields.startsAt) > Date.now() ? 'Programma' : 'Pubblica ora'}
            </Button>
          ) : null}
          {editable && saved && (state === 'active' || state === 'scheduled') ? (
            <Button kind="line" busy={acts.busy} onClick={() => void acts.stop(saved)}>
              {state === 'active' ? 'Ferma ora' : 'Rimetti in bozza'}
            </Button>
          ) : null}
          {saved && editable ? (
            <Button kind="line" busy={acts.busy} onClick={() => void duplicate()}>
              Duplica
            </Button>
          ) : null}
          {saved ? (
            <Button kind="line" onClick={() => setHistory(true)}>
              Storia
            </Button>
          ) : null}
          {editable && saved && state === 'draft' ? (
            <Button
              kind="line"
              busy={acts.busy}
              onClick={() => void acts.remove(saved).then((done) => done && open(undefined))}
            >
              Elimina bozza
            </Button>
          ) : null}
          <Button kind="ghost" onClick={() => open(undefined)}>
            Chiudi
          </Button>
        </section>
      </div>
      <HistoryDialog
        open={history}
        versions={saved?.versions ?? []}
        onClose={() => setHistory(false)}
        onRestore={({ changes }) => {
          for (const { field, before } of changes) if (before !== null) edits.set(field, before);
        }}
      />
    </div>
  );
}

/** Both values side by side where a colleague was faster: nobody is overwritten unseen. */
function Clashes({ edits }: { edits: Edits }) {
  return edits.clashes.map(({ field, now, after }) => (
    <Note
      key={field}
      kind="warn"
      live
      className="promo-note"
      action={
        <span className="row">
          <Button kind="line" size="sm" onClick={() => edits.drop(field)}>
            Tieni il suo
          </Button>
          <Button kind="line" size="sm" onClick={() => edits.insist(field)}>
            Tieni il mio
          </Button>
        </span>
      }
    >
      <b>{fieldNames[field as keyof typeof fieldNames] ?? field}</b>: qualcuno ha appena scritto “
      {valueText(field, now)}
      ”, tu “{valueText(field, after)}”.
    </Note>
  ));
}
