import type { ReactNode, ToggleEvent } from 'react';
import { CaretDownBold } from '../../icons/CaretDownBold.ts';
import { cx } from '../cx.ts';

export interface AccordionItemProps {
  title: ReactNode;
  defaultOpen?: boolean | undefined;
  /** Items with the same group close one another. */
  group?: string | undefined;
  onToggle?: ((open: boolean) => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Title that opens what is under it: facets, mobile categories and footer, product facts. */
export function AccordionItem({ title, defaultOpen, group, onToggle, className, children }: AccordionItemProps) {
  return (
    <details
      className={cx('fc', className)}
      open={defaultOpen}
      name={group}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.newState === 'open')}
    >
      <summary className="ftit">
        {title}
        <CaretDownBold />
      </summary>
      {children}
    </details>
  );
}
