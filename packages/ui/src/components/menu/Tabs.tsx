import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabItem {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** Left out: the first one, and the tabs remember by themselves. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** `line`: underlined; `seg`: segmented box. */
  look?: 'line' | 'seg' | undefined;
}

export function Tabs({ label, items, value, onChange, look = 'line' }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <Base.List className={look === 'seg' ? 'seg' : 'tabs-list line'} aria-label={label}>
        {items.map((item) => (
          <Base.Tab key={item.value} className="tab" value={item.value}>
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
