import type { PaymentAuth, PaymentType } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Account } from '../../platform/session.ts';
import { creditOf, whyNotOnAccount } from '../company-credit/index.ts';
import { holdsFrom } from './hold-later.ts';
import { allowsLaterCharges } from './later-charges.repo.ts';
import { providersOf, type ShopProviders } from './payment-providers.ts';
import { activePaymentTypes } from './payment-types.repo.ts';
import { listSavedCards } from './saved-cards.ts';

/**
 * The ways to pay of this shop. A method whose provider is not set up is not offered; saved cards need a saved card. One whose
 * provider has not answered lately is shown and cannot be chosen; no provider is asked for this list.
 * @param db the transaction, when there is one: a second connection asked for inside it could wait for ever
 * @param slotEndAt of what is to be paid: a hold made now may not last so long
 * @param cents the most it may come to, where that is known
 */
export async function listPaymentTypes(
  deps: Deps,
  account: Account,
  now: Date,
  { db = deps.db, slotEndAt, cents }: { db?: Db | Tx; slotEndAt?: Date | undefined; cents?: number | undefined } = {},
): Promise<PaymentType[]> {
  const types = await activePaymentTypes(db);
  const cards = await listSavedCards(db, account.accountId, now);
  const providers = providersOf(deps);
  // a saved card is charged by whoever keeps it
  const known = cards.filter(({ provider }) => providers.get(provider));
  const cardsHeldFrom = heldFromOfCards(known, providers, slotEndAt);
  const mayCharge = !cardsHeldFrom || cardsHeldFrom <= now || (await allowsLaterCharges(db, account.accountId));
  const credit = account.company && slotEndAt ? await creditOf(db, account.company.companyId, now) : undefined;
  return types.flatMap((type): PaymentType[] => {
    if (account.actedBy ? !kindsWhileActing.has(type.kind) : type.kind === 'pay-link') return [];
    if (type.kind === 'pay-link') return slotEndAt ? [byLink(type)] : [];
    if (type.kind === 'due-date' && !credit?.paysByInvoice) return [];
    const saved = type.kind === 'saved-card';
    if (saved ? known.length === 0 : !providers.get(type.provider)) return [];
    const from = saved ? cardsHeldFrom : heldFromOf(type.provider, providers, slotEndAt);
    const heldFrom = from && from > now ? from : undefined;
    const disabledReason =
      (saved ? whyNoCard(known, providers) : whyNot(type.provider, providers)) ??
      (type.kind === 'due-date' && credit ? whyNotOnAccount(credit, cents) : undefined) ??
      (saved && !mayCharge ? notAllowed : undefined) ??
      (heldFrom && !type.allowsAuth && !saved ? tooFar(type.name) : undefined);
    return [
      {
        paymentTypeId: type.paymentTypeId,
        name: type.name,
        ...(type.description ? { description: type.description } : {}),
        kind: type.kind,
        provider: type.provider,
        enabled: disabledReason === undefined,
        ...(disabledReason === undefined ? {} : { disabledReason }),
        allowsAuth: type.allowsAuth && !saved,
        ...(heldFrom && disabledReason === undefined ? { heldFrom: heldFrom.toISOString() } : {}),
      },
    ];
  });
}

/** Who buys for a customer cannot pay for them: they pay by themselves, or their company does when it is due. */
const kindsWhileActing: ReadonlySet<PaymentType['kind']> = new Set(['due-date', 'pay-link', 'gift', 'meal-ticket']);

type TypeRow = Awaited<ReturnType<typeof activePaymentTypes>>[number];

/** Nobody waits for the money longer than the slot takes orders: the two days may be fewer. */
const byLink = ({ paymentTypeId, name, kind, provider }: TypeRow): PaymentType => ({
  paymentTypeId,
  name,
  description: 'Gli scriviamo: paga con la sua carta entro due giorni, o prima se gli ordini della fascia chiudono',
  kind,
  provider,
  enabled: true,
  allowsAuth: false,
});

function heldFromOf(name: string, providers: ShopProviders, slotEndAt: Date | undefined): Date | undefined {
  const provider = providers.get(name);
  return provider && slotEndAt && holdsFrom(provider, slotEndAt);
}

/** The latest, where cards are kept by several. */
function heldFromOfCards(
  cards: readonly PaymentAuth[],
  providers: ShopProviders,
  slotEndAt: Date | undefined,
): Date | undefined {
  const from = cards.map(({ provider }) => heldFromOf(provider, providers, slotEndAt));
  return from.reduce((latest, each) => (latest && each && each < latest ? latest : (each ?? latest)), undefined);
}

const notAllowed =
  'La consegna è lontana e non permetti addebiti sulle carte salvate: permettili fra i metodi di pagamento, o scegli una fascia più vicina';

function tooFar(name: string): string {
  return `Per una consegna così lontana ${name} non può tenere bloccato l’importo: paga con una carta, o scegli una fascia più vicina`;
}

function whyNot(provider: string, providers: ShopProviders): string | undefined {
  return providers.isAvailable(provider) ? undefined : 'Non disponibile in questo momento: riprova tra poco';
}

function whyNoCard(cards: readonly PaymentAuth[], providers: ShopProviders): string | undefined {
  const active = cards.filter((card) => card.active === '1');
  if (active.length === 0) return 'Le carte salvate sono scadute';
  return active.some((card) => providers.isAvailable(card.provider))
    ? undefined
    : whyNot(active[0]!.provider, providers);
}
