import type { DriverStop, ProofKind } from '@sporta/contract';
import type { DoorAct } from './driver-act.ts';
import { isSigned } from './signature.ts';
import { linesForAdults } from './what-is-missing.ts';

/** What proves a delivery, while it is being given: what was typed for one kind stays while another is looked at. */
export interface Proof {
  kind: ProofKind;
  /** An SVG path; empty while nobody signed. */
  signature: string;
  signedBy: string;
  code: string;
  neighbour: string;
}

/** @param name of the customer, who most often signs */
export const noProof = (name: string): Proof => ({
  kind: 'signature',
  signature: '',
  signedBy: name,
  code: '',
  neighbour: '',
});

/** Alcohol is for an adult at this door, never for a neighbour. */
export const mayLeaveToNeighbour = (stop: DriverStop): boolean => linesForAdults(stop).length === 0;

/** What to send with the delivery; undefined while the proof is not whole. */
export function deliveryOf(stop: DriverStop, proof: Proof): DoorAct | undefined {
  const { kind, signature, code } = proof;
  if (kind === 'code') return /^\d{4}$/.test(code) ? { kind: 'deliver', proof: kind, code } : undefined;
  const by = (kind === 'signature' ? proof.signedBy : proof.neighbour).trim();
  if (!by) return undefined;
  if (kind === 'signature') {
    return isSigned(signature) ? { kind: 'deliver', proof: kind, signature, signed_by: by } : undefined;
  }
  return mayLeaveToNeighbour(stop) ? { kind: 'deliver', proof: kind, signed_by: by } : undefined;
}
