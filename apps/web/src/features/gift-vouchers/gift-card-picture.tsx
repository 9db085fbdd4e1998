import { Logo, Price } from '@sporta/ui';
import { GiftFill } from '@sporta/ui/icons/GiftFill.ts';

interface GiftCardPictureProps {
  cents: number;
  recipient: string;
  sender: string;
  message: string;
}

/** The voucher as its recipient sees it; what is not filled in yet is left out. */
export function GiftCardPicture({ cents, recipient, sender, message }: GiftCardPictureProps) {
  return (
    <figure className="gift-card">
      <div className="gift-card-top">
        <Logo height={32} />
        <GiftFill />
      </div>
      <Price size="lg" cents={cents} />
      <p className="gift-card-to">
        {recipient ? <b>Per {recipient}</b> : <b>Un regalo per te</b>}
        {sender ? <span>da {sender}</span> : null}
      </p>
      {message ? <blockquote>{message}</blockquote> : null}
    </figure>
  );
}
