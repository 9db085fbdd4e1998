import type { DriverStop, ProofKind } from '@sporta/contract';
import { Note } from '@sporta/ui/components/feedback/Note.tsx';
import { Segmented } from '@sporta/ui/components/form/Segmented.tsx';
import { TextInput } from '@sporta/ui/components/form/TextInput.tsx';
import { mayLeaveToNeighbour, type Proof } from './model/proof.ts';
import { SignaturePad } from './SignaturePad.tsx';

/** What changes, from what it is now. */
export type ChangeProof = (change: (before: Proof) => Partial<Proof>) => void;

interface ProofPanelProps {
  stop: DriverStop;
  proof: Proof;
  onProof: ChangeProof;
}

const kinds: readonly { value: ProofKind; label: string }[] = [
  { value: 'signature', label: 'Firma' },
  { value: 'code', label: 'Codice' },
  { value: 'neighbour', label: 'Al vicino' },
];

/** What proves the delivery: a signature, the customer's code, or who took it for them. */
export function ProofPanel({ stop, proof, onProof }: ProofPanelProps) {
  const change = (part: Partial<Proof>) => onProof(() => part);
  return (
    <section className="dv-sec" aria-label="Prova di consegna">
      <Segmented
        block
        label="Prova di consegna"
        options={kinds}
        value={proof.kind}
        onChange={(kind) => change({ kind })}
      />
      {proof.kind === 'signature' ? (
        <>
          <SignaturePad
            path={proof.signature}
            onPath={(draw) => onProof((before) => ({ signature: draw(before.signature) }))}
          />
          <TextInput
            label="Chi firma"
            hint="Chi non può firmare ti legge il codice di 4 cifre che vede nella pagina del suo ordine."
            maxLength={80}
            value={proof.signedBy}
            onChange={(event) => change({ signedBy: event.target.value })}
          />
        </>
      ) : null}
      {proof.kind === 'code' ? (
        <TextInput
          label="Codice del cliente"
          hint="4 cifre, nella pagina del suo ordine."
          inputMode="numeric"
          autoComplete="off"
          value={proof.code}
          onChange={(event) => change({ code: event.target.value.replace(/\D/g, '').slice(0, 4) })}
        />
      ) : null}
      {proof.kind === 'neighbour' && mayLeaveToNeighbour(stop) ? (
        <TextInput
          label="Nome del vicino"
          hint="Solo se il cliente è d’accordo."
          maxLength={80}
          value={proof.neighbour}
          onChange={(event) => change({ neighbour: event.target.value })}
        />
      ) : null}
      {proof.kind === 'neighbour' && !mayLeaveToNeighbour(stop) ? (
        <Note kind="warn">C’è dell’alcol: lo ritira solo un adulto a questa porta.</Note>
      ) : null}
    </section>
  );
}
