import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { cx } from '@sporta/ui/components/cx.ts';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { FindProduct, namesQuery } from '../../shared/documents/index.ts';
import { type Area, type FlyerPage, MOST_DRAWN, withoutProduct, withProduct, withSide } from './flyer.ts';
import { PageCanvas } from './PageCanvas.tsx';

interface PageEditorProps {
  page: FlyerPage;
  number: number;
  /** Codes of the products of all pages: one stands on one page. */
  taken: readonly string[];
  onChange: (page: FlyerPage) => void;
}

const sides = [
  ['x', 'Da sinistra'],
  ['y', 'Dall’alto'],
  ['width', 'Larghezza'],
  ['height', 'Altezza'],
] as const;

/** A page: its picture with the places drawn on it, and its products. */
export function PageEditor({ page, number, taken, onChange }: PageEditorProps) {
  const { data: named = [] } = useQuery(namesQuery(useApi(), page.products));
  const [drawn, setDrawn] = useState<Area>();
  const [chosen, setChosen] = useState<string>();
  const nameOf = (code: string) => named.find((each) => each.code === code)?.name ?? code;
  const thumbOf = (code: string) => {
    const src = named.find((each) => each.code === code)?.thumb;
    return src ? { src } : undefined;
  };
  const areaOf = (code: string) => page.areas?.find(({ product }) => product === code);
  const put = (code: string, area?: Area) => {
    onChange(withProduct(page, code, area));
    setDrawn(undefined);
    setChosen(code);
  };
  const unplaced = page.products.filter((code) => !areaOf(code));
  return (
    <section className={cx('bx flyer-page', !page.picture && 'drawn')} aria-label={`Pagina ${number}`}>
      <div className="flyer-sheet-side">
        {page.picture ? (
          <PageCanvas
            page={page}
            picture={page.picture}
            number={number}
            drawn={drawn}
            chosen={chosen}
            nameOf={nameOf}
            onDrawn={setDrawn}
            onChoose={setChosen}
          />
        ) : (
          <Note kind="info">
            Questa pagina la disegna il negozio con i suoi prodotti, fino a {MOST_DRAWN}: guardala nell’anteprima.
          </Note>
        )}
      </div>
      <div className="stack">
        <TextInput
          label="Titolo della pagina"
          maxLength={60}
          value={page.title}
          onChange={(event) => onChange({ ...page, title: event.target.value })}
        />
        {drawn ? (
          <fieldset className="flyer-whose">
            <legend>Di quale prodotto è il riquadro?</legend>
            {unplaced.length > 0 ? (
              <ul aria-label="Prodotti senza riquadro">
                {unplaced.map((code) => (
                  <li key={code}>
                    <Button kind="line" size="sm" onClick={() => put(code, drawn)}>
                      {nameOf(code)}
                    </Button>
                  </li>
                ))}
              </ul>
            ) : null}
            <FindProduct taken={taken} onFound={(code) => put(code, drawn)} />
            <Button kind="ghost" size="sm" onClick={() => setDrawn(undefined)}>
              Togli il riquadro
            </Button>
          </fieldset>
        ) : (
          <>
            {page.picture ? (
              <p className="muted small">Disegna un riquadro sulla pagina, o aggiungi un prodotto e scrivi dove sta.</p>
            ) : null}
            <FindProduct taken={taken} onFound={(code) => put(code)} />
          </>
        )}
        <ul className="flyer-products" aria-label={`Prodotti della pagina ${number}`}>
          {page.products.map((code) => {
            const area = areaOf(code);
            return (
              <li key={code} className={code === chosen ? 'on' : undefined}>
                <div className="row">
                  <Thumb size="xs" picture={thumbOf(code)} />
                  <span className="grow">{nameOf(code)}</span>
                  {page.picture && !area ? (
                    <Button
                      kind="line"
                      size="sm"
                      aria-label={`Metti sulla pagina: ${nameOf(code)}`}
                      onClick={() => put(code, { product: code, x: 100, y: 100, width: 300, height: 200 })}
                    >
                      Metti sulla pagina
                    </Button>
                  ) : null}
                  <IconButton
                    icon={XBold}
                    label={`Togli ${nameOf(code)}`}
                    onClick={() => onChange(withoutProduct(page, code))}
                  />
                </div>
                {page.picture && area ? (
                  <div className="flyer-sides">
                    {sides.map(([side, label]) => (
                      <TextInput
                        key={side}
                        label={label}
                        type="number"
                        inputMode="numeric"
                        min={0}
                        max={1000}
                        step={5}
                        value={String(area[side])}
                        onFocus={() => setChosen(code)}
                        onChange={(event) => put(code, withSide(area, side, Number(event.target.value)))}
                      />
                    ))}
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
