import type { ProductChoices } from '@sporta/contract';
import { cx } from '@sporta/ui/components/cx.ts';
import { WarningCircleFill } from '@sporta/ui/icons/WarningCircleFill.ts';
import { type Form, fieldId, LongField } from './fields.tsx';

type Mark = { code: string; presence: 'contains' | 'may-contain' };
const words = { contains: 'contiene', 'may-contain': 'tracce' } as const;

/** Ingredients and the 14 allergens, each pressed from "no" to "contiene" to "tracce". */
export function FoodPanel({ form, choices }: { form: Form; choices: ProductChoices | undefined }) {
  const marks = (form.edits.value('allergens') ?? []) as Mark[];
  const errors = form.remarks.filter(({ level, field }) => level === 'error' && field === 'allergens');
  const press = (code: string) => {
    const now = marks.find((mark) => mark.code === code)?.presence;
    const next = now === undefined ? 'contains' : now === 'contains' ? 'may-contain' : undefined;
    const others = marks.filter((mark) => mark.code !== code);
    const all = next ? [...others, { code, presence: next }] : others;
    form.edits.set(
      'allergens',
      all.toSorted((a, b) => a.code.localeCompare(b.code)),
    );
  };
  return (
    <section className="bx" aria-labelledby="ingredienti">
      <h2 id="ingredienti">Ingredienti e allergeni</h2>
      <LongField form={form} field="ingredients" hint="Gli allergeni fra due coppie di asterischi: **latte**" />
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, no fields of a form. */}
      <div className="alg" role="group" aria-label="Allergeni" id={fieldId('allergens')}>
        {choices?.allergens.map(({ code, name }) => {
          const presence = marks.find((mark) => mark.code === code)?.presence;
          return (
            <button
              key={code}
              type="button"
              className={cx(presence === 'contains' && 'c', presence === 'may-contain' && 't')}
              onClick={() => press(code)}
            >
              <span className="capital">{name}</span>
              <small>{presence ? words[presence] : 'no'}</small>
            </button>
          );
        })}
      </div>
      {errors.map(({ text }) => (
        <span className="err" key={text}>
          <WarningCircleFill />
          {text}
        </span>
      ))}
      <div className="pf two-up">
        <LongField form={form} field="storage" />
        <LongField form={form} field="origin" />
        <LongField form={form} field="instructions" />
        <LongField form={form} field="warnings" />
        <LongField form={form} field="features" />
      </div>
    </section>
  );
}
