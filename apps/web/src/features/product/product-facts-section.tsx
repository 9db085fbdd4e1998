import type { ProductDetail } from '@sporta/contract';
import { allergenName } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { WarningFill } from '@sporta/ui/icons/WarningFill.ts';
import { sellingTerms } from '../../shared/product/index.ts';
import { Ingredients } from './ingredients.tsx';

/** What the law wants said before the purchase (Reg. (EU) 1169/2011, art. 14; GPSR, art. 19). */
export function ContentsSection({ product }: { product: ProductDetail }) {
  const { ingredients, allergens = [] } = product;
  const contains = allergens.filter(({ presence }) => presence === 'contains');
  const traces = allergens.filter(({ presence }) => presence === 'may-contain');
  const facts = factsOf(product);
  if (!ingredients && allergens.length === 0 && facts.length === 0) return null;
  return (
    <section>
      <h2>{ingredients ? 'Cosa c’è dentro' : 'Scheda prodotto'}</h2>
      {ingredients ? <Ingredients text={ingredients} /> : null}
      {allergens.length > 0 ? (
        <div className="allergens">
          <h3>Allergeni</h3>
          <ul className="row">
            {contains.map(({ code }) => (
              <li key={code}>
                <Tag tone="warn" icon={WarningFill}>
                  Contiene {allergenName(code)}
                </Tag>
              </li>
            ))}
            {traces.map(({ code }) => (
              <li key={code}>
                <Tag>Può contenere {allergenName(code)}</Tag>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {facts.length > 0 ? (
        <dl className="facts-list">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}

function factsOf(product: ProductDetail): { label: string; value: string }[] {
  const { description, storage, origin, operator, barcode, metaData } = product;
  const said = metaData?.product_description ?? {};
  const operatorText = operator && [operator.name, operator.address, operator.email].filter(Boolean).join(', ');
  const { mode, alcohol } = sellingTerms(product);
  return [
    // what is sold loose has no quantity until it is weighed
    { label: 'Quantità netta', value: mode === 'loose' ? 'Sfuso, a peso' : description },
    { label: 'Titolo alcolometrico', value: said.alcohol_content ?? alcohol },
    { label: 'Conservazione', value: storage },
    { label: 'Origine', value: origin },
    { label: 'Caratteristiche', value: said.features },
    { label: 'Modo d’uso', value: said.instructions },
    { label: 'Avvertenze', value: said.warnings },
    { label: 'Prodotto da', value: operatorText ?? said.producer },
    { label: 'Codice a barre', value: barcode },
  ].filter((fact): fact is { label: string; value: string } => Boolean(fact.value));
}
