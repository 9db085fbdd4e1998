import {
  fieldsOfKind,
  type PromotionChoices,
  type PromotionFields,
  type PromotionProduct,
  type PromotionRemark,
} from '@sporta/contract';
import { Checkbox } from '@sporta/ui/components/form/Checkbox.tsx';
import { Select } from '@sporta/ui/components/form/Select.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import type { Edits } from '../../shared/edits/index.ts';
import { AmountField, Counter } from './fields.tsx';
import { ProductsField } from './ProductsField.tsx';
import { StepsField } from './StepsField.tsx';
import { endOf, firstDay, type Kind, kindNames, lastDay, onLines, segmentNames, startOf } from './words.ts';

interface PromotionFormProps {
  edits: Edits;
  fields: PromotionFields;
  choices: PromotionChoices | undefined;
  errors: readonly PromotionRemark[];
  products: readonly PromotionProduct[];
  /** What may still be changed: everything, little of what has begun, or nothing. */
  locked: 'open' | 'begun' | 'all';
  /** The product that card and margin are of. */
  shown: number | undefined;
  onShow: (productId: number) => void;
}

/** What a promotion gives, when, where, to whom and on what. */
export function PromotionForm(props: PromotionFormProps) {
  const { edits, fields, choices, errors, locked } = props;
  const closed = locked !== 'open';
  const over = locked === 'all';
  const errorOf = (field: string) => errors.find((each) => each.field === field)?.text;
  const set = (field: keyof PromotionFields) => (value: unknown) => edits.set(field, value);
  const chooseKind = (kind: Kind) => {
    edits.set('kind', kind);
    const wants = fieldsOfKind[kind];
    if (wants.includes('take') && fields.take === null) edits.set('take', kind === 'nth-piece' ? 2 : 3);
    if (wants.includes('steps') && fields.steps === null) edits.set('steps', [{ pieces: 6, amount: 0 }]);
    if (wants.includes('pay') && fields.pay === null) edits.set('pay', 2);
  };
  return (
    <div className="promo-fields">
      <fieldset className="promo-kinds" disabled={closed}>
        <legend className="sr">Tipo di offerta</legend>
        {Object.entries(kindNames).map(([kind, name]) => (
          <label key={kind} className={kind === fields.kind ? 'on' : undefined}>
            <input
              type="radio"
              name="promo-kind"
              checked={kind === fields.kind}
              onChange={() => chooseKind(kind as Kind)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <TextInput
        label="Nome"
        hint="Il cliente lo legge accanto al risparmio"
        maxLength={120}
        disabled={over}
        error={errorOf('name')}
        value={fields.name}
        onChange={(event) => edits.set('name', event.target.value)}
      />
      <KindFields {...{ fields, choices, closed, errorOf, set }} />
      <div className="promo-two">
        <TextInput
          label="Dal"
          type="date"
          disabled={closed}
          error={errorOf('startsAt')}
          value={firstDay(fields.startsAt)}
          onChange={({ target }) => (target.value ? edits.set('startsAt', startOf(target.value)) : undefined)}
        />
        <TextInput
          label="Al"
          type="date"
          disabled={over}
          error={errorOf('endsAt')}
          value={lastDay(fields.endsAt)}
          onChange={({ target }) => (target.value ? edits.set('endsAt', endOf(target.value)) : undefined)}
        />
        <Select
          label="Clienti"
          disabled={closed}
          value={fields.segment}
          onChange={({ target }) => edits.set('segment', target.value)}
        >
          {Object.entries(segmentNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
        <TextInput
          label="Codice da scrivere"
          hint="Vuoto: vale da sola"
          maxLength={20}
          disabled={closed}
          value={fields.promoCode ?? ''}
          onChange={({ target }) => edits.set('promoCode', target.value.toUpperCase() || null)}
        />
        {onLines(fields.kind) && fields.kind !== 'quantity-price' ? (
          <AmountField
            label="Al massimo per ordine"
            unit="pezzi"
            decimals={{ min: 0, max: 3 }}
            disabled={over}
            value={fields.maxPerOrder}
            onChange={(value) => edits.set('maxPerOrder', value === 0 ? null : value)}
          />
        ) : null}
        {onLines(fields.kind) ? (
          <AmountField
            label="Contributo del fornitore"
            hint="A pezzo, netto: resta nel Banco"
            unit="€"
            disabled={over}
            value={fields.contribution}
            onChange={(value) => edits.set('contribution', value === 0 ? null : value)}
          />
        ) : null}
      </div>
      <Checkbox
        label="Si somma ad altre offerte"
        description="Altrimenti vale la più conveniente"
        disabled={closed}
        checked={fields.stackable}
        onChange={({ target }) => edits.set('stackable', target.checked)}
      />
      <StoresField {...{ fields, choices, closed }} onChange={set('warehouseIds')} />
      <ProductsField
        ids={fields.productIds}
        known={props.products}
        choices={choices}
        disabled={closed}
        error={errorOf('productIds')}
        countsForThreshold={!onLines(fields.kind)}
        shown={props.shown}
        onShow={props.onShow}
        onChange={set('productIds')}
      />
    </div>
  );
}

interface KindFieldsProps {
  fields: PromotionFields;
  choices: PromotionChoices | undefined;
  closed: boolean;
  errorOf: (field: string) => string | undefined;
  set: (field: keyof PromotionFields) => (value: unknown) => void;
}

/** The numbers the kind asks for. */
function KindFields({ fields, choices, closed, errorOf, set }: KindFieldsProps) {
  const wants = fieldsOfKind[fields.kind];
  const has = (field: keyof PromotionFields) => wants.includes(field);
  const amounts = wants.filter((field) => field === 'threshold' || field === 'percent' || field === 'amount');
  return (
    <>
      {has('take') ? (
        <div className="promo-counts">
          <Counter
            label={fields.kind === 'nth-piece' ? 'Ogni' : 'Prendi'}
            value={fields.take ?? 2}
            min={2}
            max={100}
            disabled={closed}
            onChange={set('take')}
          />
          {has('pay') ? (
            <Counter label="paghi" value={fields.pay ?? 1} min={1} max={99} disabled={closed} onChange={set('pay')} />
          ) : null}
          {errorOf('pay') ? <p className="err">{errorOf('pay')}</p> : null}
        </div>
      ) : null}
      {has('steps') ? (
        <StepsField steps={fields.steps ?? []} disabled={closed} error={errorOf('steps')} onChange={set('steps')} />
      ) : null}
      {amounts.length > 0 ? (
        <div className="promo-two">
          {amounts.map((field) => (
            <AmountField
              key={field}
              label={amountLabel(field, fields.kind)}
              unit={field === 'percent' ? '%' : '€'}
              decimals={field === 'percent' ? { min: 0, max: 2 } : { min: 2, max: 2 }}
              disabled={closed}
              error={errorOf(field)}
              value={fields[field] as number | null}
              onChange={(value) => set(field)(value === 0 ? null : value)}
            />
          ))}
        </div>
      ) : null}
      {has('giftProductId') ? (
        <Select
          label="Omaggio"
          disabled={closed}
          error={errorOf('giftProductId')}
          value={String(fields.giftProductId ?? '')}
          onChange={({ target }) => set('giftProductId')(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Scegli…</option>
          {choices?.gifts.map(({ productId, name }) => (
            <option key={productId} value={productId}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
      {has('firstOrder') ? (
        <Checkbox
          label="Solo sul primo ordine"
          disabled={closed}
          checked={fields.firstOrder}
          onChange={({ target }) => set('firstOrder')(target.checked)}
        />
      ) : null}
    </>
  );
}

function amountLabel(field: string, kind: Kind): string {
  if (field === 'threshold') return 'Da una spesa di';
  if (field === 'percent') return 'Sconto';
  if (kind === 'fixed-price' || kind === 'member-only') return 'Prezzo';
  return kind === 'bundle-price' ? 'Prezzo del gruppo' : 'Oppure euro in meno';
}

function StoresField(props: {
  fields: PromotionFields;
  choices: PromotionChoices | undefined;
  closed: boolean;
  onChange: (ids: number[] | null) => void;
}) {
  const { fields, choices, closed, onChange } = props;
  const stores = choices?.stores ?? [];
  if (stores.length < 2 && !choices?.ownStoresOnly) return null;
  const chosen = new Set(fields.warehouseIds ?? stores.map(({ warehouseId }) => warehouseId));
  const toggle = (id: number) => {
    const next = new Set(chosen);
    if (next.has(id)) next.delete(id);
    else next.add(id);
    const isAll = stores.every(({ warehouseId }) => next.has(warehouseId)) && !choices?.ownStoresOnly;
    if (next.size > 0) onChange(isAll ? null : [...next].sort((a, b) => a - b));
  };
  return (
    <fieldset className="promo-stores" disabled={closed}>
      <legend>Sedi</legend>
      {stores.map(({ warehouseId, name }) => (
        <Checkbox
          key={warehouseId}
          label={name}
          checked={chosen.has(warehouseId)}
          onChange={() => toggle(warehouseId)}
        />
      ))}
    </fieldset>
  );
}
