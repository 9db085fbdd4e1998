import {
  nextQuantity,
  normaliseQuantity,
  previousQuantity,
  type QuantityRules,
  type Thousandths,
} from '@sporta/domain';

/** What a key does on the number: a new quantity, typing by hand (with a first character), or nothing. */
export type KeyEffect = { quantity: Thousandths } | { type: string } | undefined;

/**
 * Keys of the spinbutton: arrows one step, Page Up/Down five steps, Home/End the limits, Enter or a digit opens typing.
 * The arrows never take the product away: that is the bin's job.
 */
export function keyEffect(key: string, quantity: Thousandths, rules: QuantityRules): KeyEffect {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return { quantity: nextQuantity(quantity, rules) };
    case 'ArrowDown':
    case 'ArrowLeft':
      return { quantity: Math.max(rules.min, previousQuantity(quantity, rules)) };
    case 'PageUp':
      return { quantity: normaliseQuantity(quantity + 5 * rules.step, rules).quantity };
    case 'PageDown':
      return { quantity: normaliseQuantity(Math.max(rules.min, quantity - 5 * rules.step), rules).quantity };
    case 'Home':
      return { quantity: rules.min };
    case 'End':
      return rules.max === undefined ? undefined : { quantity: rules.max };
    case 'Enter':
    case 'F2':
      return { type: '' };
    default:
      return /^\d$/.test(key) ? { type: key } : undefined;
  }
}

/**
 * Keeps what may be typed: three digits and one comma. The comma stays on pieces too, where it is refused with a tooltip:
 * without it "2,5" would read 25.
 */
export function cleanTyped(text: string): string {
  let digits = 0;
  let comma = false;
  let kept = '';
  for (const sign of text.replace('.', ',')) {
    if (/\d/.test(sign) && digits < 3) {
      digits += 1;
      kept += sign;
    } else if (sign === ',' && !comma && digits > 0) {
      comma = true;
      kept += sign;
    }
  }
  return kept;
}

/** − is the bin when one press takes the line away. */
export function isBin(quantity: Thousandths, rules: QuantityRules): boolean {
  return previousQuantity(quantity, rules) === 0;
}

export function isAtMaximum(quantity: Thousandths, rules: QuantityRules): boolean {
  return nextQuantity(quantity, rules) <= quantity;
}
