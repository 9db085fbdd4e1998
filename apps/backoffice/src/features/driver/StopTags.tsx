import type { DriverStop } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { ArrowUUpLeft } from '@sporta/ui/icons/ArrowUUpLeft.ts';
import { IdentificationCardFill } from '@sporta/ui/icons/IdentificationCardFill.ts';
import { Package } from '@sporta/ui/icons/Package.ts';
import { SnowflakeFill } from '@sporta/ui/icons/SnowflakeFill.ts';
import { StorefrontFill } from '@sporta/ui/icons/StorefrontFill.ts';
import { countOf } from '../../shared/figures/index.ts';
import { changesText } from './model/lines.ts';

/** What to know of a stop before its door. `short`: without what the row says already. */
export function StopTags({ stop, short }: { stop: DriverStop; short?: boolean }) {
  const { flags, lines, crates, tries } = stop;
  const changes = changesText(lines);
  const comesBack = stop.state === 'again' || (tries > 0 && (stop.state === 'waiting' || stop.state === 'arrived'));
  return (
    <div className="dv-tags">
      {short ? null : <Tag icon={Package}>{countOf(crates.length, 'cassa', 'casse')}</Tag>}
      {comesBack ? <Tag tone="warn">Secondo tentativo</Tag> : null}
      {flags.includes('age') ? (
        <Tag tone="warn" icon={IdentificationCardFill}>
          Controllo età
        </Tag>
      ) : null}
      {flags.includes('collect') ? (
        <Tag tone="warn" icon={ArrowUUpLeft}>
          Ritiro
        </Tag>
      ) : null}
      {flags.includes('company') ? (
        <Tag tone="info" icon={StorefrontFill}>
          Azienda
        </Tag>
      ) : null}
      {flags.includes('frozen') ? (
        <Tag tone="info" icon={SnowflakeFill}>
          Surgelati
        </Tag>
      ) : null}
      {changes && !short ? <Tag tone="info">{changes}</Tag> : null}
    </div>
  );
}
