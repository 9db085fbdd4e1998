import type { StopFlag } from '@sporta/contract';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import type { Icon } from '@sporta/ui/icons/drawIcon.tsx';
import { IdentificationCard } from '@sporta/ui/icons/IdentificationCard.ts';
import { SnowflakeBold } from '@sporta/ui/icons/SnowflakeBold.ts';
import { StorefrontFill } from '@sporta/ui/icons/StorefrontFill.ts';

const flags: Record<StopFlag, { icon: Icon; name: string }> = {
  frozen: { icon: SnowflakeBold, name: 'surgelati' },
  age: { icon: IdentificationCard, name: 'età' },
  collect: { icon: ArrowUUpLeft, name: 'ritiro' },
  company: { icon: StorefrontFill, name: 'azienda' },
};

/** What draws the eye to a stop, as signs; read aloud in words. */
export function StopFlags({ of }: { of: readonly StopFlag[] }) {
  return of.map((flag) => {
    const { icon: Glyph, name } = flags[flag];
    return (
      <span key={flag} className="flagged" title={name}>
        <Glyph />
        <span className="sr"> {name}</span>
      </span>
    );
  });
}

/** What the signs mean. */
export function FlagLegend() {
  return (
    <ul className="flag-legend" aria-hidden="true">
      {Object.values(flags).map(({ icon: Glyph, name }) => (
        <li key={name}>
          <Glyph />
          {name}
        </li>
      ))}
    </ul>
  );
}
