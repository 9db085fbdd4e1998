import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { PlusBold } from '@sporta/ui/icons/PlusBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { foundQuery, namesQuery } from './documents-queries.ts';

interface ProductsFieldProps {
  label: string;
  codes: readonly string[];
  onChange: (codes: string[]) => void;
  most: number;
}

/** Products chosen one by one, in order. */
export function ProductsField({ label, codes, onChange, most }: ProductsFieldProps) {
  const { data: named = [] } = useQuery(namesQuery(useApi(), codes));
  const nameOf = (code: string) => named.find((each) => each.code === code);
  return (
    <fieldset className="doc-products">
      <legend>{label}</legend>
      <ul aria-label={`${label} scelti`}>
        {codes.map((code) => (
          <li key={code}>
            <Thumb size="xs" picture={nameOf(code)?.thumb ? { src: nameOf(code)?.thumb as string } : undefined} />
            <span className="grow">{nameOf(code)?.name ?? code}</span>
            <IconButton
              icon={XBold}
              label={`Togli ${nameOf(code)?.name ?? code}`}
              onClick={() => onChange(codes.filter((each) => each !== code))}
            />
          </li>
        ))}
      </ul>
      {codes.length < most ? (
        <FindProduct taken={codes} onFound={(code) => onChange([...codes, code])} />
      ) : (
        <p className="muted small">Al massimo {most}</p>
      )}
    </fieldset>
  );
}

/** A product found by its name, brand or code. */
export function FindProduct({ taken, onFound }: { taken: readonly string[]; onFound: (code: string) => void }) {
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words);
  const { data: found = [] } = useQuery(foundQuery(useApi(), asked));
  const offered = words.trim().length > 1 ? found.filter(({ code }) => !taken.includes(code)) : [];
  return (
    <div className="doc-find">
      <TextInput
        label="Cerca un prodotto"
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {offered.length > 0 ? (
        <ul aria-label="Prodotti trovati">
          {offered.map(({ code, name, brand, media }) => (
            <li key={code}>
              <button
                type="button"
                onClick={() => {
                  onFound(code);
                  setWords('');
                }}
              >
                <Thumb size="xs" picture={{ src: media.thumb }} />
                <span className="grow">{[brand, name].filter(Boolean).join(' ')}</span>
                <PlusBold />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
