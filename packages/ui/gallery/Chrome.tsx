import {
  ClockCounterClockwise,
  ClockCounterClockwiseFill,
  ClockFill,
  Heart,
  House,
  HouseFill,
  LeafFill,
  ListBold,
  ListChecksBold,
  MagnifyingGlassBold,
  MapPinFill,
  Receipt,
  ReceiptFill,
  ScalesBold,
  SealPercentFill,
  SquaresFour,
  SquaresFourFill,
  ToteSimple,
  ToteSimpleBold,
  ToteSimpleFill,
  User,
} from '../src/icons/index.ts';
import {
  BottomNav,
  Breadcrumbs,
  CheckoutSteps,
  Flag,
  Logo,
  PaymentMark,
  Price,
  paymentSchemes,
  SeenProgress,
  SlotCell,
  SlotTable,
  SummaryList,
  Tag,
} from '../src/index.ts';

export function Chrome() {
  return (
    <>
      <section className="g-block">
        <h2>Testata</h2>
        <header className="hd">
          <div className="wrap top">
            <a className="logo" href="#home">
              <Logo />
            </a>
            <div className="srch">
              <MagnifyingGlassBold />
              <input type="search" placeholder="Cerca un prodotto o una marca" aria-label="Cerca" />
              <button type="button" className="fast">
                <ListChecksBold />
                Spesa veloce
              </button>
            </div>
            <div className="dlv">
              <button type="button">
                <MapPinFill />
                <span>
                  <small>Consegna a</small>
                  <b>Via Tortona 31, Milano</b>
                </span>
              </button>
              <button type="button">
                <ClockFill />
                <span>
                  <small>Sab 22 nov</small>
                  <b>18:00–20:00</b>
                </span>
              </button>
            </div>
            <div className="hic">
              <a href="#liste" aria-label="Vai alle liste dei preferiti">
                <Heart />
              </a>
              <a href="#profilo" aria-label="Il tuo profilo">
                <User />
              </a>
            </div>
            <button type="button" className="cartb" aria-label="Carrello, 25 prodotti, 74,22 €">
              <span className="bag">
                <ToteSimpleBold />
                <em>25</em>
              </span>
              <span className="num">
                74<small>,22 €</small>
              </span>
            </button>
          </div>
          <div className="hnav">
            <div className="wrap in">
              <button type="button" className="menu" aria-label="Apri menu categorie">
                <ListBold />
                Prodotti
              </button>
              <a className="hot" href="#offerte">
                <SealPercentFill />
                Offerte
              </a>
              <a href="#volantino">Volantino</a>
            </div>
          </div>
        </header>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '#home' },
            { label: 'Prodotti', href: '#prodotti' },
            { label: 'Frutta e verdura' },
          ]}
        />
        <div className="hd">
          <div className="wrap top">
            <Logo />
            <CheckoutSteps current={2} />
          </div>
        </div>
      </section>
      <section className="g-block two">
        <div>
          <h2>Etichette</h2>
          <div className="g-row">
            <Flag>−25%</Flag>
            <Flag>3×2</Flag>
            <Tag tone="lemon">Più venduto</Tag>
            <Tag tone="green" icon={LeafFill}>
              Bio
            </Tag>
            <Tag tone="edged" icon={ScalesBold}>
              Sfuso
            </Tag>
            <Tag>Senza glutine</Tag>
            <Tag tone="dark">Esaurito</Tag>
            <Tag tone="warn">Contiene glutine</Tag>
            <Tag tone="err">Mancante</Tag>
            <Tag tone="info">Sostituito</Tag>
          </div>
          <div className="pays g-row">
            {paymentSchemes.map((scheme) => (
              <PaymentMark key={scheme} scheme={scheme} large />
            ))}
          </div>
          <SeenProgress seen={18} total={187} onMore={() => {}} />
        </div>
        <div>
          <h2>Totali e orari</h2>
          <SummaryList
            lines={[
              { label: 'Totale Ordine', value: '74,22 €' },
              { label: 'Totale Buoni', value: '−5,00 €', tone: 'saving' },
              { label: 'Totale Iva, compresa', value: '5,50 €', tone: 'muted' },
              { label: 'TOTALE', value: <Price cents={7272} size="lg" />, tone: 'total' },
            ]}
          />
          <div className="g-morph g-row">
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'open', feeCents: 290 }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'open', feeCents: 390, lastPlaces: 2 }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'open', feeCents: 0 }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'open', feeCents: 0, eco: true }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'open', feeCents: 290, selected: true }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'full', feeCents: 290 }} />
            <SlotCell when="Sab 22, 18:00–20:00" slot={{ state: 'closed', feeCents: 290 }} />
          </div>
        </div>
      </section>
      <section className="g-block">
        <h2>Giorno e orario</h2>
        <SlotTable
          label="Giorno e orario"
          days={['Gio 20', 'Ven 21', '22', '23', '24', '25', '26'].map((big, index) => ({
            id: big,
            above: ['oggi', 'domani', 'sab', 'dom', 'lun', 'mar', 'mer'][index] ?? '',
            big,
            spoken: `${20 + index} novembre`,
          }))}
          hours={['8:00–10:00', '10:00–12:00', '18:00–20:00']}
          slotAt={(day, hour) => {
            if (day.id === 'Gio 20') return undefined;
            if (hour === '8:00–10:00') return { state: 'full', feeCents: 390 };
            if (day.id === '22' && hour === '18:00–20:00') return { state: 'open', feeCents: 290, selected: true };
            return { state: 'open', feeCents: day.id === '24' ? 0 : 390, eco: day.id === '25' };
          }}
          onSelect={() => {}}
        />
      </section>
      <BottomNav
        items={[
          { label: 'Home', href: '#home', icon: House, activeIcon: HouseFill, current: true },
          { label: 'Reparti', href: '#reparti', icon: SquaresFour, activeIcon: SquaresFourFill },
          { label: 'Acquistati', href: '#a', icon: ClockCounterClockwise, activeIcon: ClockCounterClockwiseFill },
          { label: 'Ordini', href: '#ordini', icon: Receipt, activeIcon: ReceiptFill },
          {
            label: 'Carrello',
            href: '#carrello',
            icon: ToteSimple,
            activeIcon: ToteSimpleFill,
            badge: 25,
            spoken: 'Carrello, 25 prodotti',
          },
        ]}
      />
    </>
  );
}
