import type { GiftCertificate } from '@sporta/contract';
import { euroToCents } from '@sporta/domain';
import { Button, cx, IconButton, Price, Tag, type TagTone, toast } from '@sporta/ui';
import { Copy } from '@sporta/ui/icons/Copy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { shopName } from '../../lib/shop-name.ts';
import { useAddGiftCertificate, useRemoveGiftCertificate } from '../../shared/cart/index.ts';
import { messageOf } from '../../shared/errors/index.ts';
import { voucherState, voucherTerms } from './model/voucher-texts.ts';

const TONES: Record<GiftCertificate['state'], TagTone | undefined> = {
  available: 'green',
  'in-cart': 'lemon',
  used: undefined,
  expired: undefined,
};

/** One voucher or gift card. */
export function VoucherCard({ voucher }: { voucher: GiftCertificate }) {
  const past = voucher.state === 'used' || voucher.state === 'expired';
  const terms = voucherTerms(voucher);
  return (
    <li className={cx('voucher-row', past && 'past')}>
      <div className="voucher-worth">
        <Price size="lg" cents={euroToCents(voucher.state === 'used' ? voucher.initialTotal : voucher.total)} />
        <small>{voucher.kind === 'prepaid' ? 'carta regalo' : 'buono sconto'}</small>
      </div>
      <div className="voucher-text">
        <div className="voucher-head">
          <h2>{voucher.description}</h2>
          <Tag tone={TONES[voucher.state]}>{voucherState(voucher)}</Tag>
        </div>
        {terms ? <p className="muted small">{terms}</p> : null}
        {voucher.manuallyAssigned ? <p className="muted small">Un regalo di {shopName()}.</p> : null}
        <div className="voucher-use">
          {voucher.code ? <Code code={voucher.code} past={past} /> : null}
          <VoucherAction voucher={voucher} />
        </div>
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
    <p className="voucher-code">
      <code>{code}</code>
      {past ? null : <IconButton icon={Copy} label={`Copia il codice ${code}`} onClick={() => void copy()} />}
    </p>
  );
}

function VoucherAction({ voucher }: { voucher: GiftCertificate }) {
  const queryClient = useQueryClient();
  const add = useAddGiftCertificate();
  const remove = useRemoveGiftCertificate();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['voucher-certificates'] });
  const { code, description, giftCertificateId, state } = voucher;
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
        Togli dal carrello <span className="sr">{description}</span>
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
      Usa nel carrello <span className="sr">{description}</span>
    </Button>
  );
}
