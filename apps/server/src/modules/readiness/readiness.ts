import type { ReadinessCheck, ReadinessState } from '@sporta/contract';

/** What is known of a store that is open for business. */
export interface StoreFacts {
  name: string;
  /** Zones of home delivery with at least one postal code or a border. */
  zones: number;
  /** Windows that can still be chosen, in the days that are offered. */
  openSlots: number;
  /** Those of them in which goods are collected. */
  pickUpSlots: number;
  hasHours: boolean;
}

/** Products a customer finds, and why the others not; each counts once, by the first reason. */
export interface ProductFacts {
  total: number;
  withheld: number;
  withoutCategory: number;
  withoutPrice: number;
  withoutStock: number;
  visible: number;
}

export interface ReadinessFacts {
  /** `lacks`: what law or customers ask for and nobody has said, in words. */
  seller: { name: string; isDemo: boolean; lacks: readonly string[] };
  /** What the shop is called, and whether that and its logo are its own. */
  look: { name: string; isOwn: boolean; hasLogo: boolean };
  /** Only people at this machine reach the shop. */
  isLocal: boolean;
  publicUrl: string;
  stores: readonly StoreFacts[];
  products: ProductFacts;
  /** Names of the ways to pay that are set up; those that need an order on account are none. */
  waysToPay: readonly string[];
  sendsMail: boolean;
  /** As a header has it. */
  mailFrom: string;
  /** Whether the pages that law asks for can be read. */
  hasPrivacyPage: boolean;
  hasTermsPage: boolean;
  signsStaffIn: boolean;
  sendsEinvoices: boolean;
}

/** Where the shop is named, drawn and paid. */
const shopPage = '/banco/negozio';

type Finding = Omit<ReadinessCheck, 'settings'> & { settings?: string[] };

/** One check for each thing a shop needs to sell, the worst first; in words of the shopkeeper. */
export function checkReadiness(facts: ReadinessFacts): ReadinessCheck[] {
  const found: Finding[] = [
    seller(facts),
    look(facts),
    stores(facts),
    zones(facts),
    slots(facts),
    products(facts),
    payments(facts),
    mail(facts),
    address(facts),
    staff(facts),
    hours(facts),
    pages(facts),
    einvoices(facts),
  ];
  const order: readonly ReadinessState[] = ['missing', 'advice', 'ok'];
  return found
    .map((each) => ({ ...each, settings: each.settings ?? [] }))
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function seller({ seller: { name, isDemo, lacks } }: ReadinessFacts): Finding {
  const about = { id: 'seller', title: 'Chi vende', href: shopPage } as const;
  if (isDemo) {
    const text = 'Ricevute e fatture portano ancora nome e partita IVA della dimostrazione.';
    return { ...about, state: 'missing', text };
  }
  if (lacks.length > 0) {
    const text = `${name}. Sui documenti manca quello che la legge o i clienti chiedono: ${listed(lacks)}.`;
    return { ...about, state: 'advice', text };
  }
  return { ...about, state: 'ok', text: `${name}.` };
}

function look({ look: { name, isOwn, hasLogo } }: ReadinessFacts): Finding {
  const about = { id: 'look', title: 'Nome e logo', href: shopPage } as const;
  if (!isOwn) return { ...about, state: 'advice', text: `Il negozio si chiama ancora ${name}, con il suo logo.` };
  const text = hasLogo ? `${name}, con il suo logo.` : `${name}. Senza logo si vede il nome scritto.`;
  return { ...about, state: hasLogo ? 'ok' : 'advice', text };
}

function stores({ stores: all }: ReadinessFacts): Finding {
  const about = { id: 'stores', title: 'Punti vendita' } as const;
  return all.length === 0
    ? {
        ...about,
        state: 'missing',
        text: 'Nessun punto vendita è attivo: aprine uno, con indirizzo, orari e fasce.',
        href: shopPage,
      }
    : { ...about, state: 'ok', text: `${listed(all.map(({ name }) => name))}.` };
}

function zones({ stores: all }: ReadinessFacts): Finding {
  const about = { id: 'zones', title: 'Zone di consegna', href: '/banco/fasce?model=zones' } as const;
  const without = all.filter((store) => store.zones === 0);
  if (without.length < all.length && without.length > 0) {
    return { ...about, state: 'advice', text: `Non consegna a domicilio: ${namesOf(without)}.` };
  }
  if (all.some(({ pickUpSlots }) => pickUpSlots > 0) && without.length > 0) {
    return { ...about, state: 'advice', text: 'Nessun CAP e nessun confine: si vende solo con il ritiro.' };
  }
  if (all.length === 0 || without.length > 0) {
    return { ...about, state: 'missing', text: 'Nessun CAP e nessun confine: nessun indirizzo è servito.' };
  }
  const count = all.reduce((sum, store) => sum + store.zones, 0);
  return { ...about, state: 'ok', text: count === 1 ? 'Una zona.' : `${count} zone.` };
}

function slots({ stores: all }: ReadinessFacts): Finding {
  const about = { id: 'slots', title: 'Fasce orarie', href: '/banco/fasce?model=typical' } as const;
  const without = all.filter(({ openSlots }) => openSlots === 0);
  if (without.length < all.length && without.length > 0) {
    return { ...about, state: 'advice', text: `Nessuna fascia da scegliere: ${namesOf(without)}.` };
  }
  if (all.length === 0 || without.length > 0) {
    const text = 'Nessuna fascia da scegliere nei prossimi giorni: chi compra si ferma prima di pagare.';
    return { ...about, state: 'missing', text };
  }
  const count = all.reduce((sum, { openSlots }) => sum + openSlots, 0);
  return { ...about, state: 'ok', text: `${grouped(count)} da scegliere nei prossimi giorni.` };
}

function products({ products: p }: ReadinessFacts): Finding {
  const about = { id: 'products', title: 'Prodotti' } as const;
  if (p.total === 0) {
    return {
      ...about,
      state: 'missing',
      text: 'Il catalogo è vuoto: importa il tuo listino.',
      href: '/banco/catalogo/importa',
    };
  }
  const reasons = [
    counted(p.withoutPrice, 'senza prezzo'),
    counted(p.withheld, p.withheld === 1 ? 'nascosto' : 'nascosti'),
    counted(p.withoutCategory, 'senza reparto'),
    counted(p.withoutStock, 'senza giacenza'),
  ].filter((each) => each !== undefined);
  const href = '/banco/catalogo';
  if (p.visible === 0) {
    const text = `I clienti non vedono nessuno dei ${grouped(p.total)} prodotti: ${listed(reasons)}.`;
    return { ...about, state: 'missing', text, href };
  }
  const others = reasons.length === 0 ? '' : ` Gli altri: ${listed(reasons)}.`;
  // a few hidden or sold out are a shop's everyday; more than half are a mistake
  const state = p.visible * 2 < p.total ? 'advice' : 'ok';
  return { ...about, state, text: `I clienti ne vedono ${grouped(p.visible)} su ${grouped(p.total)}.${others}`, href };
}

function payments({ waysToPay }: ReadinessFacts): Finding {
  const about = { id: 'payments', title: 'Pagamenti', href: shopPage } as const;
  return waysToPay.length === 0
    ? {
        ...about,
        state: 'missing',
        text: 'Non è attivo nessun modo di pagare: si accendono qui, quando chi li fornisce è collegato al server.',
        settings: ['CARD_GATEWAY_URL', 'STRIPE_SECRET_KEY', 'SATISPAY_URL'],
      }
    : { ...about, state: 'ok', text: `${listed(waysToPay)}.` };
}

function mail({ sendsMail, mailFrom, isLocal }: ReadinessFacts): Finding {
  const about = { id: 'mail', title: 'Posta', href: shopPage } as const;
  if (sendsMail && !isLocal && mailFrom.includes('.example')) {
    return { ...about, state: 'missing', text: `Le mail partono da ${mailFrom}, che è della dimostrazione.` };
  }
  if (sendsMail) return { ...about, state: 'ok', text: `Le mail partono da ${mailFrom}.` };
  return {
    ...about,
    state: isLocal ? 'advice' : 'missing',
    text: 'Nessun server di posta: chi si registra o compra non riceve niente.',
    settings: ['SMTP_URL'],
  };
}

function address({ isLocal, publicUrl }: ReadinessFacts): Finding {
  const about = { id: 'address', title: 'Indirizzo del negozio' } as const;
  return isLocal
    ? { ...about, state: 'advice', text: `${publicUrl} si apre solo da questo computer.`, settings: ['PUBLIC_URL'] }
    : { ...about, state: 'ok', text: `${publicUrl}.` };
}

function staff({ signsStaffIn }: ReadinessFacts): Finding {
  const about = { id: 'staff', title: 'Chi lavora qui' } as const;
  return signsStaffIn
    ? { ...about, state: 'ok', text: 'Il personale entra con l’accesso unico.' }
    : {
        ...about,
        state: 'missing',
        text: 'Senza accesso unico nessuno può entrare al Banco.',
        settings: ['SSO_ISSUER', 'SSO_CLIENT_ID', 'SSO_CLIENT_SECRET'],
      };
}

function hours({ stores: all }: ReadinessFacts): Finding {
  const about = { id: 'hours', title: 'Orari di apertura', href: '/banco/fasce?model=hours' } as const;
  const without = all.filter(({ hasHours }) => !hasHours);
  return without.length > 0
    ? { ...about, state: 'advice', text: `Non sono scritti: ${namesOf(without)}.` }
    : {
        ...about,
        state: all.length === 0 ? 'advice' : 'ok',
        text: all.length === 0 ? 'Non ci sono punti vendita.' : 'Scritti.',
      };
}

function pages({ hasPrivacyPage, hasTermsPage }: ReadinessFacts): Finding {
  const about = { id: 'pages', title: 'Pagine di legge', href: '/banco/contenuti?tab=pages' } as const;
  const without = [...(hasTermsPage ? [] : ['le condizioni di vendita']), ...(hasPrivacyPage ? [] : ['la privacy'])];
  return without.length > 0
    ? { ...about, state: 'advice', text: `Nessuna pagina pubblicata per ${listed(without)}.` }
    : { ...about, state: 'ok', text: 'Condizioni di vendita e privacy si possono leggere.' };
}

function einvoices({ sendsEinvoices }: ReadinessFacts): Finding {
  const about = { id: 'einvoices', title: 'Fatture elettroniche' } as const;
  return sendsEinvoices
    ? { ...about, state: 'ok', text: 'Partono verso il Sistema di Interscambio.' }
    : {
        ...about,
        state: 'advice',
        text: 'Si scrivono e aspettano: nessuno le porta al Sistema di Interscambio.',
        settings: ['EINVOICE_URL', 'EINVOICE_FOLDER'],
      };
}

const counted = (count: number, what: string) => (count === 0 ? undefined : `${grouped(count)} ${what}`);
const namesOf = (stores: readonly StoreFacts[]) => listed(stores.map(({ name }) => name));
const listed = (words: readonly string[]) => new Intl.ListFormat('it').format(words);
const grouped = (count: number) => new Intl.NumberFormat('it', { useGrouping: 'always' }).format(count);
