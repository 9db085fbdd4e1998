import { type PickingProposal, type PickingWork, staffEndpoints } from '@sporta/contract';
import { formatGrams, readGs1String } from '@sporta/domain';
import { useMemo, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { signal } from '../../shared/scan/index.ts';
import type { LineGesture } from './model/line-state.ts';
import type { PickingDevice } from './model/picking-device.ts';
import { readCode } from './model/scanned.ts';
import { nextStop, nextWant, type Stop, stopsOf, type Want } from './model/stops.ts';
import { gramsTyped, judgeWeight, typeKey } from './model/weight.ts';
import { crateWord, quantityText } from './model/words.ts';

/** What the last scan or press meant, as the banner says it. */
export interface Feedback {
  tone: 'right' | 'wrong' | 'weigh' | 'info';
  title: string;
  detail?: string | undefined;
  /** What was read instead. */
  other?: { code: string; name: string; brand: string; picture: string; tint?: string | undefined } | undefined;
}

export type Panel = 'substitute' | 'missing' | 'crates' | 'pause' | 'camera' | 'conflicts';

/** What was scanned or found to come in the place of a line. */
interface Chosen {
  orderLineId: number;
  proposal: PickingProposal;
  grams?: number | undefined;
}

type Doing = Omit<LineGesture, 'orderId' | 'orderLineId' | 'revision'>;

/** What hands do at the cart: where they are, what they type and scan, and what comes of it. */
export function useHand(device: PickingDevice, work: PickingWork) {
  const api = useApi();
  const stops = useMemo(() => stopsOf(work), [work]);
  const [key, setKey] = useState<string>();
  const [pad, setPad] = useState('');
  const [said, say] = useState<Feedback>();
  const [panel, setPanel] = useState<Panel>();
  /** The line that was done last: one press takes it back. */
  const [last, setLast] = useState<number>();
  const [chosen, setChosen] = useState<Chosen>();

  const stop = stops.find((each) => each.key === key) ?? nextStop(stops) ?? stops[0];
  const want = stop && (nextWant(stop) ?? stop.wants[0]);
  const several = work.orders.length > 1;

  const goTo = (next: Stop | undefined) => {
    setKey(next?.key);
    setPad('');
    setPanel(undefined);
    setChosen(undefined);
  };

  /** Does it, and goes on when nothing is left to do at this stop. */
  const act = ({ order, line }: Want, doing: Doing) => {
    const gesture: LineGesture = {
      ...doing,
      orderId: order.orderId,
      orderLineId: line.orderLineId,
      revision: line.state.revision,
    };
    device.act(gesture);
    setLast(doing.kind === 'undo' ? undefined : line.orderLineId);
    const after = stopsOf(device.current().work ?? work);
    const here = stopOfLine(after, line.orderLineId);
    goTo(here && !here.done ? here : nextStop(after, here?.key));
  };

  const undoLast = () => {
    const wants = last === undefined ? [] : (stopOfLine(stops, last)?.wants ?? []);
    const undone = wants.find(({ line }) => line.orderLineId === last);
    if (!undone) return;
    say({ tone: 'info', title: 'Annullato', detail: `${undone.line.name}: da rifare.` });
    act(undone, { kind: 'undo' });
  };

  const count = (at: Want, quantity: number, code?: string) => {
    const left = at.line.orderedQuantity - quantity;
    signal('right');
    say({
      tone: 'right',
      title: `Giusto: nella ${crateWord(at.order, several)}`,
      detail: [
        code ? `Letto ${code}` : `Messi ${quantityText(quantity, at.line.unit)}`,
        left > 0 ? `${left === 1 ? 'ne manca' : 'ne mancano'} ${quantityText(left, at.line.unit)}` : undefined,
      ]
        .filter(Boolean)
        .join(', '),
    });
    act(at, { kind: 'count', quantity });
  };

  const weigh = (at: Want, grams: number, code?: string) => {
    if (judgeWeight(at.line, grams) !== 'within') {
      signal('wrong');
      setPad(kgText(grams));
      say({ tone: 'wrong', title: `${formatGrams(grams)}: fuori tolleranza`, detail: code && `Letto ${code}` });
      return;
    }
    signal('right');
    say({ tone: 'right', title: `${formatGrams(grams)} nella ${crateWord(at.order, several)}`, detail: code });
    act(at, { kind: 'weight', grams, ...(at.line.unit === 'pz' ? { quantity: at.line.orderedQuantity } : {}) });
  };

  const scanAtStop = (at: Stop, code: string, grams: number | undefined) => {
    const open = nextWant(at);
    if (!open) {
      signal('wrong');
      say({ tone: 'wrong', title: 'Già completo', detail: `${at.line.name}: nessuna cassa ne aspetta ancora.` });
      return;
    }
    if (at.key !== stop?.key) goTo(at);
    if (open.line.weight && grams === undefined) {
      signal('weigh');
      say({ tone: 'weigh', title: `Pesa per la ${crateWord(open.order, several)}`, detail: `Letto ${code}` });
    } else if (open.line.weight && grams !== undefined) weigh(open, grams, code);
    else count(open, alreadyCounted(open) + 1, code);
  };

  /** What may come in the place of a line is known of proposals without the network, and of anything else with it. */
  const askSubstitute = ({ line }: Want, code: string) => {
    api
      .call(staffEndpoints.staffPicking.substitutes, { order_line_id: line.orderLineId, code: asAsked(code) })
      .then(({ data: { products } }) => {
        const [found] = products;
        if (!found) return;
        signal(found.problem ? 'wrong' : 'right');
        if (found.problem) say({ tone: 'wrong', title: `Non va bene: ${found.name}`, detail: found.problem });
        else setChosen({ orderLineId: line.orderLineId, proposal: found, grams: found.grams });
      })
      .catch((error: unknown) => {
        signal('wrong');
        say({ tone: 'wrong', title: 'Non è fra le proposte', detail: messageOf(error) });
      });
  };

  const scan = (code: string) => {
    const proposals = panel === 'substitute' && want ? want.line.proposals : [];
    const read = readCode(code, work, stops, stop, proposals);
    // with the panel open, goods of another stop are meant for this line
    const elsewhere = read.kind === 'other' || (read.kind === 'stop' && read.stop.key !== stop?.key);
    if (panel === 'substitute' && want && elsewhere) return askSubstitute(want, code);
    if (read.kind === 'stop') return scanAtStop(read.stop, code, read.grams);
    if (read.kind === 'proposal') {
      signal('right');
      if (want) setChosen({ orderLineId: want.line.orderLineId, proposal: read.proposal, grams: read.grams });
      return;
    }
    if (read.kind === 'crate') {
      const order = work.orders.find(({ orderId }) => orderId === read.orderId);
      signal('right');
      say({ tone: 'info', title: `Cassa ${code}`, detail: order && `${order.orderNumber} · ${order.customer}` });
      return;
    }
    signal('wrong');
    const wrong: Feedback = {
      tone: 'wrong',
      title: 'Non è questo',
      detail: `Letto ${code}. Nessuna cassa lo aspetta: rimettilo sullo scaffale.`,
    };
    say(wrong);
    // What it is instead is said when the network knows it; unless something else was scanned meanwhile.
    api
      .call(staffEndpoints.staffPicking.scan, { code: asAsked(code), warehouse_id: work.orders[0]?.warehouseId })
      .then(({ data: { product } }) =>
        say((now) =>
          now === wrong
            ? {
                ...wrong,
                other: {
                  code,
                  name: product.name,
                  brand: product.shortDescr,
                  picture: product.mediaURL,
                  tint: product.tint,
                },
              }
            : now,
        ),
      )
      .catch(() => undefined);
  };

  /** What was read by mistake is taken on purpose, where it suits who ordered. */
  const takeOther = (code: string) => {
    if (!want) return;
    setPanel('substitute');
    askSubstitute(want, code);
  };

  const confirm = () => {
    if (!want || !stop || stop.done) return;
    if (want.line.weight) {
      const grams = gramsTyped(pad);
      if (grams !== undefined) weigh(want, grams);
      return;
    }
    const typed = Number(pad.replace(',', '.'));
    const quantity = pad ? typed : want.line.orderedQuantity;
    if (quantity > 0 && quantity <= want.line.orderedQuantity) count(want, quantity);
    else {
      signal('wrong');
      say({ tone: 'wrong', title: `Ne servono ${quantityText(want.line.orderedQuantity, want.line.unit)}` });
    }
  };

  return {
    stops,
    stop,
    /** Somebody chose this stop; else it is the next one. */
    opened: key !== undefined,
    want,
    several,
    pad,
    setPad,
    type: (sign: string) => setPad((text) => typeKey(text, sign)),
    said,
    say,
    panel,
    setPanel,
    // an answer that came late is of the line it was asked for
    chosen: chosen?.orderLineId === want?.line.orderLineId ? chosen : undefined,
    setChosen,
    goTo,
    act,
    undoLast: last === undefined ? undefined : undoLast,
    scan,
    takeOther,
    confirm,
    weighed: (grams: number) => setPad(kgText(grams)),
  };
}

export type Hand = ReturnType<typeof useHand>;

const stopOfLine = (stops: readonly Stop[], orderLineId: number) =>
  stops.find(({ wants }) => wants.some(({ line }) => line.orderLineId === orderLineId));

const alreadyCounted = ({ line }: Want) => (line.state.status === 'counting' ? line.state.quantity : 0);

/** The server is asked by the article alone, whatever else a code says. */
const asAsked = (code: string): string => readGs1String(code)?.ean ?? code;

/** "0,486". */
const kgText = (grams: number) => (grams / 1000).toFixed(3).replace('.', ',');
