import type { SubstituteOffer, WantedSubstitute } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { RadioCards } from '@sporta/ui/components/form/RadioCards.tsx';
import { useState } from 'react';
import { OfferList } from './offer-list.tsx';

export type MissingChoice = 'similar' | 'product' | 'none';

export interface IfMissingProps {
  /** Of the product that may be missing. */
  name: string;
  accepts: boolean;
  wanted: WantedSubstitute | undefined;
  disabled?: boolean | undefined;
  /** Names the line whose offers are read. */
  offersKey: readonly unknown[];
  readOffers: (words: string, signal: AbortSignal) => Promise<SubstituteOffer[]>;
  onChoose: (choice: MissingChoice, productId?: number) => void;
}

/** What comes if a product is missing: one like it, the one the customer chooses here, or nothing. It never costs more. */
export default function IfMissing({ name, accepts, wanted, disabled, onChoose, ...offers }: IfMissingProps) {
  // pressed and not yet answered, so that a press is seen at once
  const saved: MissingChoice = !accepts ? 'none' : wanted ? 'product' : 'similar';
  const [pressed, setPressed] = useState<{ choice: MissingChoice; from: MissingChoice }>();
  const [open, setOpen] = useState(false);
  const shown = open ? 'product' : pressed && pressed.from === saved ? pressed.choice : saved;
  const choose = (choice: MissingChoice) => {
    if (choice === 'product') {
      setOpen(true);
      return;
    }
    setOpen(false);
    setPressed({ choice, from: saved });
    onChoose(choice);
  };
  const chosen = wanted && [wanted.shortDescr, wanted.name, wanted.description].filter(Boolean).join(' ');
  return (
    <div className="if-missing">
      <RadioCards
        legend="Se manca"
        value={shown}
        onChange={(value) => choose(value as MissingChoice)}
        options={[
          {
            value: 'similar',
            title: 'Un prodotto simile',
            body: 'Lo scegliamo noi. Costa uguale o meno.',
            disabled,
          },
          {
            value: 'product',
            title: chosen ? 'Questo' : 'Quello che scelgo io',
            body: chosen ?? 'Lo scegli adesso. Costa uguale o meno.',
            disabled,
            actions:
              chosen && !disabled && !open ? (
                <Button
                  kind="soft"
                  size="sm"
                  aria-label={`Cambia il sostituto di ${name}`}
                  onClick={() => setOpen(true)}
                >
                  Cambia
                </Button>
              ) : undefined,
          },
          { value: 'none', title: 'Niente, meglio senza', body: 'Non arriva e non lo paghi.', disabled },
        ]}
      />
      {open ? (
        <OfferList
          name={name}
          {...offers}
          chosenId={wanted?.productId}
          onChoose={(productId) => {
            setOpen(false);
            setPressed({ choice: 'product', from: saved });
            onChoose('product', productId);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
