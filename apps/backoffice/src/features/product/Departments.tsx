import type { ProductChoices } from '@sporta/contract';
import { Chip } from '@sporta/ui/components/form/Chip.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useState } from 'react';
import { findDepartments, placeOf } from '../../shared/product-acts/index.ts';
import { errorOf, type Form, fieldId } from './fields.tsx';

interface DepartmentsProps {
  form: Form;
  choices: ProductChoices | undefined;
}

/** Departments of a product, the main one first; another one is found by its name or by what it lies in. */
export function Departments({ form, choices }: DepartmentsProps) {
  const [text, setText] = useState('');
  const { value, set } = form.edits;
  const chosen = (value('categories') ?? []) as number[];
  const all = choices?.categories ?? [];
  const nameOf = (id: number) => all.find(({ categoryId }) => categoryId === id)?.name ?? String(id);
  const found = findDepartments(all, text, chosen);
  return (
    <div className="deps">
      {chosen.map((id, place) => (
        <span key={id} className="row">
          <Chip
            aria-label={`Togli dal reparto ${nameOf(id)}`}
            onClick={() =>
              set(
                'categories',
                chosen.filter((each) => each !== id),
              )
            }
          >
            {nameOf(id)} <XBold />
          </Chip>
          {place === 0 ? (
            <small className="muted">principale</small>
          ) : (
            <Chip className="plain" onClick={() => set('categories', [id, ...chosen.filter((each) => each !== id)])}>
              Rendi principale
            </Chip>
          )}
        </span>
      ))}
      <TextInput
        id={fieldId('categories')}
        type="search"
        autoComplete="off"
        label="Aggiungi un reparto"
        hint={text.trim() && found.length === 0 ? 'Nessun reparto si chiama così' : 'Scrivi una parte del nome'}
        error={errorOf(form, 'categories')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length > 0 ? (
        <ul className="product-departments" aria-label="Reparti trovati">
          {found.map((category) => (
            <li key={category.categoryId}>
              <button
                type="button"
                onClick={() => {
                  set('categories', [...chosen, category.categoryId]);
                  setText('');
                }}
              >
                {category.name}
                <small>{placeOf(all, category)}</small>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
