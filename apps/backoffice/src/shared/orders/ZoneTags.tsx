import { type StorageZone, storageZoneLabels } from '@sporta/contract';
import { Tag, type TagTone } from '@sporta/ui/components/feedback/Badges.tsx';

const TONES: Record<StorageZone, TagTone | undefined> = { dry: undefined, chilled: 'green', frozen: 'info' };

/** Where the goods of an order are kept. */
export function ZoneTags({ zones }: { zones: readonly StorageZone[] }) {
  return (
    <span className="tags">
      {zones.map((zone) => (
        <Tag key={zone} tone={TONES[zone]}>
          {storageZoneLabels[zone]}
        </Tag>
      ))}
    </span>
  );
}
