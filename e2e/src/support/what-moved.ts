import { simulators } from './shop.ts';

/** Cents the outside world has taken of an order, tender by tender, by its own books. */
export interface Moved {
  edenred: number;
  pluxee: number;
  stripe: number;
  /** What is held still, anywhere. */
  held: number;
  /** Payments of the order that Satispay and the card gateway know. */
  elsewhere: number;
}

// biome-ignore lint/suspicious/noExplicitAny: read field by field below
async function books(address: string): Promise<any> {
  return (await fetch(address)).json();
}

/** What the five simulators say they moved for an order. Providers know its payments by the number of the order. */
export async function whatMoved(orderNumber: string): Promise<Moved> {
  const { edenredUrl, mealTicketsUrl, stripeUrl, satispayUrl, cardGatewayUrl } = simulators();
  const isOurs = (name: unknown) => String(name).startsWith(`${orderNumber}-`);
  const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const tickets = async (address: string) => {
    const { movements } = await books(`${address}/movements`);
    const ours = (movements as { orderRef: string; kind: string; cents: number }[]).filter((each) =>
      isOurs(each.orderRef),
    );
    const of = (kind: string) => sum(ours.filter((each) => each.kind === kind).map(({ cents }) => cents));
    const taken = of('captured');
    return { taken, held: of('authorised') - taken - of('released') - of('cancelled') - of('expired') };
  };
  const edenred = await tickets(`${edenredUrl}/control`);
  const pluxee = await tickets(`${mealTicketsUrl}/control/pluxee`);
  const intents = (
    (await books(`${stripeUrl}/control/movements`)).movements as {
      metadata: { reference?: string };
      captured: number;
      held: number;
    }[]
  ).filter(({ metadata }) => isOurs(metadata.reference));
  const satispay = ((await books(`${satispayUrl}/control/payments`)).payments as { externalCode?: string }[]).filter(
    ({ externalCode }) => isOurs(externalCode),
  );
  const gateway = ((await books(`${cardGatewayUrl}/control/payments`)).payments as { codTrans: string }[]).filter(
    ({ codTrans }) => isOurs(codTrans),
  );
  return {
    edenred: edenred.taken,
    pluxee: pluxee.taken,
    stripe: sum(intents.map(({ captured }) => captured)),
    held: edenred.held + pluxee.held + sum(intents.map(({ held }) => held)),
    elsewhere: satispay.length + gateway.length,
  };
}
