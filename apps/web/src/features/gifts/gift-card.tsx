import type { GiftCertificate } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { Button, cx, IconButton, Price, Tag, type TagTone, toast } from '@sporta/ui';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useAddGiftCertificate, useRemoveGiftCertificate } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { giftState, giftTerms } from './model/gift-texts.ts';

const TONES: Record<GiftCertificate['state'], TagTone | undefined> = {
  available: 'green',
  'in-cart': 'lemon',
  used: undefined,
  expired: undefined,
};

/** One voucher or gift card. */
export function GiftCard({ gift }: { gift: GiftCertificate }) {
  const past = gift.state === 'used' || gift.state === 'expired';
  const terms = giftTerms(gift);
  return (
    <li className={cx('gift-row', past && 'past')}>
      <div className="gift-worth">
        <Price size="lg" cents={euroToCents(gift.state === 'used' ? gift.initialTotal : gift.total)} />
        <small>{gift.kind === 'prepaid' ? 'carta regalo' : 'buono sconto'}</small>
      </div>
      <div className="gift-text">
        <div className="gift-head">
          <h2>{gift.description}</h2>
          <Tag tone={TONES[gift.state]}>{giftState(gift)}</Tag>
        </div>
        {terms ? <p className="muted small">{terms}</p> : null}
        {gift.manuallyAssigned ? <p className="muted small">Un regalo di Sporta.</p> : null}
        {gift.code ? <Code code={gift.code} past={past} /> : null}
        <GiftAction gift={gift} />
      </div>
    </li>
  );
}

function Code({ code, past }: { code: string; past: boolean }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success('Codice copiato');
    } catch {
      toast.info(code);
    }
  };
  return (
    <p className="gift-code">
      <code>{code}</code>
      {past ? null : <IconButton icon={Copy} label={`Copia il codice ${code}`} onClick={() => void copy()} />}
    </p>
  );
}

function GiftAction({ gift }: { gift: GiftCertificate }) {
  const queryClient = useQueryClient();
  const add = useAddGiftCertificate();
  const remove = useRemoveGiftCertificate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['gift-certificates'] });
  const { code, description, giftCertificateId, state } = gift;
  const takeOff = () =>
    remove.mutate(giftCertificateId, {
      onSuccess: () => {
        void refresh();
        toast.success('Buono tolto dal carrello');
      },
    });
  if (state === 'in-cart') {
    return (
      <Button kind="line" size="sm" busy={remove.isPending} onClick={takeOff}>
        Togli dal carrello
        <span className="sr">: {description}</span>
      </Button>
    );
  }
  if (state !== 'available' || !code) return null;
  const use = () =>
    add.mutate(code, {
      onSuccess: () => {
        void refresh();
        toast.success('Buono aggiunto al carrello');
      },
      onError: (error) => toast.error(messageOf(error, 'Il buono non è stato aggiunto: riprova.')),
    });
  return (
    <Button kind="soft" size="sm" busy={add.isPending} onClick={use}>
      Usa nel carrello
      <span className="sr">: {description}</span>
    </Button>
  );
}
