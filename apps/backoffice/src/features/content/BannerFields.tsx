import type { BlockKind } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { TextArea } from '@sporta/ui/components/form/TextArea.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { tintClass, tints } from '@sporta/ui/components/product/tint.ts';
import { type Faults, LinkField, PictureField } from '../../shared/documents/index.ts';
import { BackgroundField } from './BackgroundField.tsx';
import type { BannerParams } from './blocks.ts';
import { ChoiceFields } from './ChoiceFields.tsx';

interface BannerFieldsProps {
  kind: BlockKind;
  params: BannerParams;
  faults: Faults;
  path: string;
  onChange: (params: Record<string, unknown>) => void;
}

/** Signs of a title that stand on two lines of a phone. */
const titleOnPhone = 40;

type Part = 'label' | 'button' | 'picture' | 'tint' | 'background' | 'products';

/** What each kind of banner shows beside title, text and link: fields that change nothing are not asked. */
const shows: Partial<Record<BlockKind, readonly Part[]>> = {
  hero: ['label', 'button', 'background', 'picture'],
  strip: ['label', 'button', 'background', 'products'],
  cards: ['picture', 'tint', 'products'],
  magazine: ['button', 'picture'],
};

/** The words, the picture and the products of a banner. */
export function BannerFields({ kind, params, faults, path, onChange }: BannerFieldsProps) {
  const has = (part: Part) => shows[kind]?.includes(part);
  // an emptied field is no field: the shop has words of its own then
  const set = (part: BannerParams) =>
    onChange(Object.fromEntries(Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined)));
  const optionalText = (value: string) => (value === '' ? undefined : value);
  const title = params.title ?? '';
  return (
    <>
      {has('label') ? (
        <TextInput
          label="Scritta sopra il titolo"
          maxLength={60}
          value={params.label ?? ''}
          onChange={(event) => set({ label: optionalText(event.target.value) })}
        />
      ) : null}
      <TextArea
        label="Titolo"
        rows={2}
        maxLength={120}
        hint={`${title.length} di ${titleOnPhone} caratteri per due righe sul telefono`}
        error={faults.get(`${path}.title`)}
        value={title}
        onChange={(event) => set({ title: event.target.value.replace(/\n/g, ' ') })}
      />
      <TextArea
        label="Testo"
        rows={2}
        maxLength={300}
        value={params.text ?? ''}
        onChange={(event) => set({ text: optionalText(event.target.value) })}
      />
      <div className="doc-two">
        {has('button') ? (
          <TextInput
            label="Bottone"
            maxLength={60}
            value={params.callToAction ?? ''}
            onChange={(event) => set({ callToAction: optionalText(event.target.value) })}
          />
        ) : null}
        <LinkField
          error={faults.get(`${path}.itemUrl`)}
          address={params.itemUrl ?? ''}
          onChange={(itemUrl) => set({ itemUrl })}
        />
      </div>
      {has('tint') ? (
        <fieldset className="content-tints">
          <legend>Sfondo</legend>
          {tints.map((tint) => (
            <button
              key={tint}
              type="button"
              className={cx('tinted', tintClass(tint))}
              aria-label={`Colore ${tint}`}
              aria-pressed={params.tint === tint}
              onClick={() => set({ tint: params.tint === tint ? undefined : tint })}
            />
          ))}
        </fieldset>
      ) : null}
      {has('background') ? (
        <BackgroundField
          usual={kind === 'strip' ? 'pomodoro' : 'limone'}
          background={params.background}
          onChange={(background) => set({ background })}
        />
      ) : null}
      {has('picture') ? (
        <PictureField
          label="Immagine"
          shape="square"
          address={params.mediaURL}
          onChange={(mediaURL) => set({ mediaURL })}
        />
      ) : null}
      {has('products') ? (
        <ChoiceFields choice={params.products} most={12} onChange={(products) => set({ products })} />
      ) : null}
    </>
  );
}
