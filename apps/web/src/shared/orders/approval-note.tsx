import type { Cart } from '@sporta/contract';
import { Note } from '@sporta/ui';
import { shopNow } from '../../lib/shop-clock.ts';
import { useSession } from '../session/index.ts';
import { approvalWords, limitedCents } from './own-approval.ts';
import { limitText } from './own-limits.ts';
import { useOwnApprovals } from './use-own-approvals.ts';

interface ApprovalNoteProps {
  className?: string | undefined;
  /** What is about to be ordered: above a limit the note says so before the order is placed. */
  cart?: Cart;
}

/** For who orders for a company: what the master has been asked, or has allowed; else that the cart goes beyond a limit. */
export function ApprovalNote({ className, cart: shown }: ApprovalNoteProps) {
  const data = useOwnApprovals();
  const forStaff = useSession().user.actedBy !== undefined;
  if (!data) return null;
  const { approvals, ownLimits } = data;
  const totalCents = shown ? limitedCents(shown) : 0;
  const cart = totalCents > 0 ? shown : undefined;
  const beyond = cart && limitText(ownLimits, totalCents, cart.cartInfos.cost_centre, forStaff);
  const changes = cart?.change && { orderId: cart.modifiedOrderId, orderNumber: cart.change.orderNumber };
  const atHand = cart && { totalCents, changes, beyond: beyond && { asks: ownLimits?.asks === true } };
  const words = approvalWords(approvals, atHand, shopNow(), forStaff ? 'staff' : 'customer');
  return (
    <>
      {words ? (
        <Note kind={words.kind} className={className}>
          <b>{words.what}</b> {words.next}
        </Note>
      ) : null}
      {beyond && !words?.isWhole ? (
        <Note kind="warn" className={className}>
          <b>{beyond.what}</b> {beyond.next}
        </Note>
      ) : null}
    </>
  );
}
