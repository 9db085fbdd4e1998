import type { Cart } from '@sporta/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { FreeDelivery } from './free-delivery.tsx';

const words = (cart: Partial<Cart>) =>
  renderToStaticMarkup(<FreeDelivery cart={cart as Cart} />)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\u00a0|&nbsp;/g, ' ');
const pass = { freeFrom: 40, saved: 0, endsOn: '2026-12-23' };

describe('the way to free delivery', () => {
  it('names the pass where it is what makes it free', () => {
    expect(words({ freeDelivery: { threshold: 40, missing: 15 }, deliveryPass: pass })).toBe(
      'Ti mancano 15,00 € per la consegna gratuita con l’abbonamento',
    );
    const saving = { ...pass, saved: 2.9 };
    expect(words({ freeDelivery: { threshold: 40, missing: 0 }, deliveryPass: saving })).toBe(
      'La consegna è gratuita con l’abbonamento',
    );
  });

  it('does not where the zone does, or where its deliveries of the week are used', () => {
    expect(words({ freeDelivery: { threshold: 90, missing: 15 } })).toBe('Ti mancano 15,00 € per la consegna gratuita');
    expect(words({ freeDelivery: { threshold: 90, missing: 15 }, deliveryPass: pass })).not.toContain('abbonamento');
    expect(words({ freeDelivery: { threshold: 90, missing: 0 }, deliveryPass: pass })).not.toContain('abbonamento');
    // goods for more than the zone asks too: its threshold is the lower one all the same
    expect(words({ freeDelivery: { threshold: 40, missing: 0 }, deliveryPass: pass })).toBe('La consegna è gratuita');
  });
});
