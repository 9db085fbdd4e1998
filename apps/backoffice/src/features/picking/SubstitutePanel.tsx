import { type PickingProposal, staffEndpoints } from '@sporta/contract';
import { formatGrams } from '@sporta/domain';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { IconButton } from '@sporta/ui/components/button/IconButton.tsx';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Thumb } from '@sporta/ui/components/product/ProductRow.tsx';
import { BarcodeBold } from '@sporta/ui/icons/BarcodeBold.ts';
import { CheckBold } from '@sporta/ui/icons/CheckBold.ts';
import { XBold } from '@sporta/ui/icons/XBold.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { euro } from '../../shared/figures/index.ts';
import { CameraDialog, signal } from '../../shared/scan/index.ts';
import { FindSubstitute } from './FindSubstitute.tsx';
import type { Want } from './model/stops.ts';
import { gramsTyped } from './model/weight.ts';
import { quantityText } from './model/words.ts';
import { ProposalCard } from './ProposalCard.tsx';
import type { Hand } from './use-hand.ts';

interface SubstitutePanelProps {
  hand: Hand;
  want: Want;
  offline: boolean;
}

/** What could come in the place of a line, the best first; a scan chooses too. The customer sees it and may say no. */
export function SubstitutePanel({ hand, want, offline }: SubstitutePanelProps) {
  const { line } = want;
  const proposals = useProposals(want, offline);
  const [chosenId, setChosenId] = useState<number>();
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({});
  const [reading, setReading] = useState(false);
  const scanned = hand.chosen;
  useEffect(() => {
    if (scanned) setChosenId(scanned.proposal.productId);
  }, [scanned]);
  // what was scanned or found goes before what is proposed
  const offered =
    scanned && !proposals.some(({ productId }) => productId === scanned.proposal.productId)
      ? [scanned.proposal, ...proposals]
      : proposals;
  const chosen = offered.find(({ productId }) => productId === chosenId) ?? offered[0];
  const quantityOf = ({ productId, quantity }: PickingProposal) => quantities[productId] ?? quantity;
  const grams = chosen?.weighed ? (gramsOf(chosen, scanned) ?? gramsTyped(hand.pad)) : undefined;
  const canUse = chosen !== undefined && (!chosen.weighed || grams !== undefined);
  const use = () => {
    if (!chosen) return;
    signal('right');
    hand.say({ tone: 'right', title: `Al suo posto: ${chosen.name}`, detail: 'Il cliente lo vede e può dire di no.' });
    hand.act(want, {
      kind: 'substitute',
      productId: chosen.productId,
      chosen,
      reason: 'not-there',
      quantity: chosen.weighed && chosen.unit === 'kg' && grams !== undefined ? grams / 1000 : quantityOf(chosen),
      ...(grams === undefined ? {} : { grams }),
    });
  };
  return (
    <section className="pk-side" aria-label="Sostituzione">
      <div className="row pk-instead">
        <Thumb picture={{ src: line.mediaURL }} tint={line.tint} size="s" />
        <div className="grow">
          <h2>Da sostituire: {line.name}</h2>
          <p className="muted small">
            Chiesti {quantityText(line.orderedQuantity, line.unit)} per {euro(line.orderedAmount)}: al massimo si paga
            quello.
          </p>
        </div>
        <IconButton icon={XBold} label="Chiudi" onClick={() => hand.setPanel(undefined)} />
      </div>
      <h3>Al suo posto</h3>
      {offline ? null : (
        <FindSubstitute
          orderLineId={line.orderLineId}
          onChoose={(product) =>
            hand.setChosen({ orderLineId: line.orderLineId, proposal: product, grams: product.grams })
          }
        />
      )}
      {offered.length === 0 ? (
        <Note kind="n">
          {offline
            ? 'Senza rete non ci sono proposte per questa riga.'
            : 'Non c’è niente di simile allo stesso prezzo.'}
        </Note>
      ) : null}
      <ul>
        {offered.map((proposal) => (
          <li key={proposal.productId}>
            <ProposalCard
              proposal={proposal}
              on={proposal === chosen}
              quantity={quantityOf(proposal)}
              atMost={line.orderedAmount}
              onChoose={() => setChosenId(proposal.productId)}
              onQuantity={(next) => setQuantities({ ...quantities, [proposal.productId]: next })}
            />
          </li>
        ))}
      </ul>
      <Button kind="quiet" size="sm" className="pk-read" onClick={() => setReading(true)}>
        <BarcodeBold />
        Leggi un altro prodotto
      </Button>
      <div className="pk-decide">
        <Button kind="line" block size="lg" onClick={() => hand.setPanel('missing')}>
          Segna mancante
        </Button>
        {chosen ? (
          <Button block size="lg" disabled={!canUse} onClick={use}>
            <CheckBold />
            {!canUse
              ? 'Pesalo o scrivi il peso'
              : `Sostituisci con ${grams === undefined ? quantityText(quantityOf(chosen), chosen.unit) : formatGrams(grams)}`}
          </Button>
        ) : null}
      </div>
      <CameraDialog
        open={reading}
        onClose={() => setReading(false)}
        title="Leggi quello che prendi"
        onCode={(code) => {
          setReading(false);
          hand.scan(code);
        }}
      />
    </section>
  );
}

/** What the code that was read says of the product that is chosen, not of the one beside it. */
const gramsOf = ({ productId }: PickingProposal, read: Hand['chosen']) =>
  read?.proposal.productId === productId ? read.grams : undefined;

/** The proposals that came with the work; without any, the server is asked once more. */
function useProposals({ line }: Want, offline: boolean): readonly PickingProposal[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['picking-proposals', line.orderLineId],
    queryFn: async ({ signal: stop }) =>
      (await api.call(staffEndpoints.staffPicking.proposals, { order_line_id: line.orderLineId }, { signal: stop }))
        .data.proposals,
    enabled: line.proposals.length === 0 && line.acceptAlternatives && !offline,
  });
  return line.proposals.length > 0 ? line.proposals : (data ?? []);
}
