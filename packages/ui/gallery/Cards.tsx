import { quantityRules } from '@sporta/domain';
import { type ReactNode, useState } from 'react';
import {
  OldPrice,
  Price,
  ProductCard,
  type ProductCardProps,
  ProductCardSkeleton,
  ProductRow,
  Stepper,
} from '../src/index.ts';

const piece = quantityRules({ mode: 'piece' });
const loose = quantityRules({ mode: 'loose' });
const sixes = quantityRules({ mode: 'piece', step: 6000 });
const picture = (name: string) => ({ src: `/${name}.svg` });

interface Sample extends Partial<ProductCardProps> {
  name: string;
  price: ProductCardProps['price'];
  state: string;
  start?: number;
  rules?: typeof piece;
  caption?: string;
}

const samples: Sample[] = [
  {
    state: 'Normale',
    brand: 'Sporta',
    name: 'Carote italiane',
    tint: 'orto',
    picture: picture('carote'),
    price: { cents: 129 },
    sizeText: '1 kg',
    unitPriceText: '1,29 €/kg',
  },
  {
    state: 'In offerta, con prezzo più basso 30 gg',
    brand: 'Bosi & Figli',
    name: 'Prosciutto crudo stagionato 18 mesi',
    tint: 'salumi',
    picture: picture('crudo'),
    price: { cents: 399, oldCents: 499 },
    flags: { discount: '−20%' },
    sizeText: '100 g',
    unitPriceText: '39,90 €/kg',
    lowestText: 'Prezzo più basso 30 gg: 4,99 €',
  },
  {
    state: 'Nel carrello, in offerta',
    brand: 'Sporta',
    name: 'Clementine di Calabria IGP in rete',
    tint: 'orto',
    picture: picture('clementine'),
    price: { cents: 299, oldCents: 399 },
    flags: { discount: '−25%' },
    start: 1000,
    sizeText: '1,5 kg',
    unitPriceText: '1,99 €/kg',
    lowestText: 'Prezzo più basso 30 gg: 3,99 €',
  },
  {
    state: 'Esaurito',
    name: 'Uva nera senza semi',
    tint: 'orto',
    picture: picture('uva'),
    price: { cents: 279 },
    flags: { soldOut: true },
    sizeText: '500 g',
    unitPriceText: '5,58 €/kg',
    similarHref: '#simili',
  },
  {
    state: 'Sfuso, a peso, nel carrello',
    name: 'Arance Tarocco di Sicilia IGP',
    tint: 'orto',
    picture: picture('arance'),
    price: { cents: 179, perUnit: 'kg' },
    flags: { loose: true },
    start: 1200,
    rules: loose,
    sizeText: 'Sfuso, scegli il peso',
    unitPriceText: 'ca. 230 g l’una',
  },
  {
    state: 'Confezione a peso variabile',
    brand: 'Sporta',
    name: 'Petto di pollo a fette',
    tint: 'carne',
    picture: picture('pollo'),
    price: { cents: 595, approximate: true },
    flags: { byWeight: true },
    sizeText: 'ca. 500 g',
    unitPriceText: '11,90 €/kg',
  },
  {
    state: 'A multipli di 6',
    brand: 'Fonte Lupa',
    name: 'Acqua minerale frizzante',
    tint: 'bevande',
    picture: picture('frizzante'),
    price: { cents: 42 },
    flags: { multipleOf: 6 },
    start: 6000,
    rules: sixes,
    caption: '1 scatola',
    sizeText: '1,5 L',
    unitPriceText: '0,28 €/L',
  },
  {
    state: 'Omaggio: non si modifica, nessun link',
    brand: 'Sporta',
    name: 'Borsa in cotone Sporta',
    tint: 'casa',
    picture: picture('omaggio'),
    price: 'free',
    flags: { free: true },
    sizeText: '1 pezzo',
  },
  {
    state: 'In una lista',
    brand: 'Sporta',
    name: 'Fusilli integrali bio',
    tint: 'pasta',
    picture: picture('fusilli'),
    price: { cents: 135 },
    flags: { bio: true },
    liked: true,
    sizeText: '500 g',
    unitPriceText: '2,70 €/kg',
  },
  {
    state: 'Più venduto',
    brand: 'Malga Alta',
    name: 'Latte fresco intero Alta Qualità',
    tint: 'latte',
    picture: picture('latte'),
    price: { cents: 175 },
    flags: { bestSeller: true },
    sizeText: '1 L',
    unitPriceText: '1,75 €/L',
  },
  {
    state: 'Immagine che manca',
    brand: 'Molino Serra',
    name: 'Rigatoni n. 27',
    tint: 'pasta',
    picture: picture('non-esiste'),
    price: { cents: 119 },
    sizeText: '500 g',
    unitPriceText: '2,38 €/kg',
  },
];

function Card({ state, start = 0, rules = piece, caption, ...sample }: Sample) {
  const [quantity, setQuantity] = useState(start);
  const [liked, setLiked] = useState(sample.liked ?? false);
  const free = sample.price === 'free';
  return (
    <Named name={state}>
      <ProductCard
        {...sample}
        href={free ? undefined : '#prodotto'}
        liked={liked}
        onLike={free ? undefined : () => setLiked(!liked)}
        stepper={free ? undefined : { quantity, rules, onChange: setQuantity, caption }}
      />
    </Named>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <div className="g-name">{name}</div>
      {children}
    </div>
  );
}

export function Cards() {
  return (
    <>
      <section className="g-block">
        <h2>Scheda prodotto</h2>
        <div className="grid-cards">
          {samples.map((sample) => (
            <Card key={sample.state} {...sample} />
          ))}
          <Named name="In caricamento">
            <ProductCardSkeleton />
          </Named>
        </div>
      </section>
      <section className="g-block">
        <h2>Righe</h2>
        <ProductRow
          brand="Sporta"
          name="Clementine di Calabria IGP in rete"
          href="#prodotto"
          tint="orto"
          picture={picture('clementine')}
          meta={
            <>
              1,5 kg · 2,99 € <OldPrice cents={399} />
            </>
          }
          control={<Stepper size="small" name="Clementine" quantity={1000} rules={piece} onChange={() => {}} />}
          amount={<Price cents={299} size="sm" />}
        />
        <ProductRow
          name="Arance Tarocco di Sicilia IGP"
          tint="orto"
          picture={picture('arance')}
          meta="1,79 €/kg"
          note="Non troppo mature, grazie"
          control={<Stepper size="small" name="Arance" quantity={1200} rules={loose} onChange={() => {}} />}
          amount={<Price cents={215} size="sm" approximate />}
          amountNote="da pesare"
        />
        <ProductRow
          state="free"
          brand="Borsa in cotone Sporta"
          name=""
          tint="casa"
          picture={picture('omaggio')}
          meta="Omaggio con 70 € di spesa"
          amount={<span className="pr sm saving">Gratis</span>}
        />
      </section>
    </>
  );
}
