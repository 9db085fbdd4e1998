import type { Bought } from '@sporta/contract';
import { useRouter } from '@tanstack/react-router';
import { leaveFor, nextStep } from '../payment/index.ts';

/** Goes where a purchase is paid: the provider's page, a pay screen of ours, or the page that says how it went. */
export function useGoToPay(): (bought: Bought) => void {
  const { history } = useRouter();
  return (bought) => {
    const step = nextStep(bought);
    if (step.kind === 'get' || step.kind === 'post') leaveFor(step);
    else history.push(step.kind === 'screen' ? step.path : bought.nextUrl);
  };
}
