import { quantityRules } from '@sporta/domain';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HeartDuotone, House, HouseFill } from './icons/index.ts';
import * as ui from './index.ts';

const rules = quantityRules({ mode: 'piece', step: 6000 });
const ignore = () => {};
const card: ui.ProductCardProps = {
  brand: 'Sporta',
  name: 'Clementine',
  tint: 'orto',
  price: { cents: 299, oldCents: 399 },
  flags: { discount: '−25%', bestSeller: true, bio: true },
  sizeText: '1,5 kg',
  unitPriceText: '1,99 €/kg',
  lowestText: 'Prezzo più basso 30 gg: 3,99 €',
  picture: { src: '/p.svg' },
  href: '/prodotto/1',
  onLike: ignore,
  stepper: { quantity: 6000, rules, onChange: ignore, caption: '1 scatola' },
};

const samples: Record<string, ReactElement> = {
  button: <ui.Button busy>Paghiamo…</ui.Button>,
  buttonLink: <ui.ButtonLink href="/x">Vai</ui.ButtonLink>,
  iconButton: <ui.IconButton icon={House} label="Home" />,
  textInput: <ui.TextInput label="E-mail" error="*Campo obbligatorio" hint="Aiuto" />,
  password: <ui.PasswordInput label="Password" />,
  textArea: <ui.TextArea label="Nota" />,
  select: <ui.Select label="Provincia">{[]}</ui.Select>,
  checkbox: <ui.Checkbox label="Bio" error="*Campo obbligatorio" />,
  radioCards: <ui.RadioCards legend="Dove" options={[{ value: 'a', title: 'Casa' }]} value="a" onChange={ignore} />,
  switch: <ui.Switch label="Solo in offerta" />,
  chips: (
    <ui.FilterChip name="Bio" onRemove={ignore}>
      Bio
    </ui.FilterChip>
  ),
  segmented: <ui.Segmented label="Come" options={[{ value: 'a', label: 'A' }]} value="a" onChange={ignore} />,
  tags: <ui.FlagList flags={{ loose: true, bio: true }} />,
  price: <ui.Price cents={123456} approximate perUnit="kg" size="xl" />,
  add: <ui.AddStepper name="Penne" quantity={0} rules={rules} onChange={ignore} />,
  stepper: <ui.Stepper name="Penne" quantity={12_000} rules={rules} onChange={ignore} size="big" busy />,
  card: <ui.ProductCard {...card} />,
  free: <ui.ProductCard name="Borsa" price="free" flags={{ free: true }} />,
  soldOut: <ui.ProductCard {...card} flags={{ soldOut: true }} similarHref="/simili" />,
  cardSkeleton: <ui.ProductGridSkeleton count={3} />,
  row: <ui.ProductRow name="Arance" note="Mature" meta="1,79 €/kg" amount="2,15 €" state="gone" />,
  providers: (
    <ui.AnnouncerProvider>
      <ui.ToastProvider>
        <ui.ConfirmProvider>Pagina</ui.ConfirmProvider>
      </ui.ToastProvider>
    </ui.AnnouncerProvider>
  ),
  note: (
    <ui.Note kind="err" live>
      Errore
    </ui.Note>
  ),
  empty: <ui.EmptyState icon={HeartDuotone} title="Ancora nessuna lista" tone="love" />,
  bar: <ui.Bar label="Alla consegna gratuita" value={7422} max={9000} tone="lemon" />,
  seen: <ui.SeenProgress seen={18} total={187} onMore={ignore} />,
  rows: <ui.RowsSkeleton count={2} label="Carico" />,
  section: (
    <ui.Section title="Offerte" more={{ label: 'Mostra tutte', href: '/offerte' }}>
      <ui.Panel>Testo</ui.Panel>
    </ui.Section>
  ),
  breadcrumbs: <ui.Breadcrumbs crumbs={[{ label: 'Home', href: '/' }, { label: 'Offerte' }]} />,
  rail: <ui.Rail label="Reparti">…</ui.Rail>,
  summary: <ui.SummaryList lines={[{ label: 'TOTALE', value: '72,72 €', tone: 'total' }]} />,
  steps: <ui.CheckoutSteps current={2} />,
  payment: (
    <>
      {ui.paymentSchemes.map((scheme) => (
        <ui.PaymentMark key={scheme} scheme={scheme} />
      ))}
    </>
  ),
  splitBar: <ui.SplitBar parts={[{ scheme: 'edenred', amount: 40 }]} total={72.72} />,
  logo: <ui.Logo />,
  slotTable: (
    <ui.SlotTable
      label="Giorno e orario"
      days={[{ id: 'a', above: 'oggi', big: '22', spoken: 'Sabato 22' }]}
      hours={['18:00–20:00']}
      slotAt={() => undefined}
      onSelect={ignore}
    />
  ),
  slot: <ui.SlotCell when="Sab 22, 18–20" slot={{ state: 'full', feeCents: 290 }} />,
  bottomNav: <ui.BottomNav items={[{ label: 'Home', href: '/', icon: House, activeIcon: HouseFill, badge: 2 }]} />,
  tabs: <ui.Tabs label="Menu" items={[{ value: 'a', label: 'A', content: 'A' }]} />,
  menu: (
    <ui.Menu trigger={<ui.Button>Ordina</ui.Button>}>
      <ui.MenuSeparator />
    </ui.Menu>
  ),
  tooltip: (
    <ui.Tooltip content="Aiuto">
      <ui.Button>?</ui.Button>
    </ui.Tooltip>
  ),
  accordion: <ui.AccordionItem title="Marca">…</ui.AccordionItem>,
  skip: <ui.SkipLink />,
};

describe('on the server', () => {
  test.each(Object.entries(samples))(
    '%s renders without style attributes, which the security policy forbids',
    (_, sample) => {
      const html = renderToString(sample);
      expect(html.length).toBeGreaterThan(0);
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/<style/);
    },
  );
});

test.each([true, false])('windows (open: %s) wait for the browser', (open) => {
  const windows = (
    <>
      <ui.Dialog open={open} onClose={ignore} title="Titolo">
        Testo
      </ui.Dialog>
      <ui.AlertDialog open={open} title="Togliere?" onYes={ignore} onNo={ignore} />
      <ui.Drawer open={open} onClose={ignore} title="Carrello">
        Testo
      </ui.Drawer>
      <ui.Sheet open={open} onClose={ignore} title="Filtri">
        Testo
      </ui.Sheet>
    </>
  );
  expect(renderToString(windows)).toBe('');
});

describe('product card', () => {
  const html = renderToString(<ui.ProductCard {...card} />);

  test('shows at most two flags, the discount first', () => {
    expect(html).toContain('−25%');
    expect(html).toContain('Più venduto');
    expect(html).not.toContain('Bio<');
  });

  test('says the price in words and hides its figures', () => {
    expect(html).toContain('aria-label="2 euro e 99 centesimi, in offerta, prima 3,99\u00a0€"');
    expect(html).toContain('<span aria-hidden="true">2</span>');
  });

  test('in the cart the number is a spinbutton and − is the bin at the minimum', () => {
    expect(html).toContain('class="card in"');
    expect(html).toMatch(/role="spinbutton"[^>]*aria-valuenow="6"/);
    expect(html).toContain('aria-label="Togli Sporta Clementine"');
  });

  test('a free item has no link, no heart, no stepper', () => {
    const free = renderToString(
      <ui.ProductCard {...card} price="free" href={undefined} onLike={undefined} stepper={undefined} />,
    );
    expect(free).toContain('Gratis');
    expect(free).not.toContain('<a ');
    expect(free).not.toContain('<button');
  });

  test('sold out offers similar products in place of +', () => {
    const gone = renderToString(<ui.ProductCard {...card} flags={{ soldOut: true }} similarHref="/simili" />);
    expect(gone).toContain('Esaurito');
    expect(gone).toContain('href="/simili"');
    expect(gone).not.toContain('Aggiungi Sporta Clementine"');
  });
});

test('a field ties label, error and hint to its input', () => {
  const html = renderToString(<ui.TextInput id="mail" label="E-mail" error="*Campo obbligatorio" hint="Aiuto" />);
  expect(html).toContain('<label for="mail"');
  expect(html).toContain('aria-describedby="mail-error mail-hint"');
  expect(html).toContain('aria-invalid="true"');
});

test('a full slot says so and is not a choice', () => {
  const html = renderToString(<ui.SlotCell when="Sab 22" slot={{ state: 'full', feeCents: 290 }} />);
  expect(html).toContain('aria-label="Sab 22, completo"');
  expect(html).toContain('aria-disabled="true"');
});
