import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { CheckBold } from '../../icons/CheckBold.ts';
import type { Icon } from '../../icons/drawIcon.tsx';
import { cx } from '../cx.ts';
import { Link } from '../link/LinkContext.tsx';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
}

/** List of actions or links that opens under a button: account, sort. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      {/* at the end of the body, outside every landmark of the page: a landmark of its own lets it be found */}
      <Base.Portal role="region" aria-label="Menu">
        <Base.Positioner className="popup-layer" align={align} sideOffset={8}>
          <Base.Popup className="menu-pop">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuItemProps {
  icon?: Icon | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onClick: () => void;
  children: ReactNode;
}

export function MenuItem({ icon: Glyph, danger, disabled, onClick, children }: MenuItemProps) {
  return (
    <Base.Item className={cx('menu-item', danger && 'danger')} disabled={disabled} onClick={onClick}>
      {Glyph ? <Glyph /> : null}
      {children}
    </Base.Item>
  );
}

export function MenuLink({ icon: Glyph, href, children }: { icon?: Icon; href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick render={<Link href={href} />}>
      {Glyph ? <Glyph /> : null}
      {children}
    </Base.LinkItem>
  );
}

/** A file, which the browser keeps: no page of the app. */
export function MenuDownload({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick href={href} download="">
      {children}
    </Base.LinkItem>
  );
}

/** A sheet to print, in a tab of its own. */
export function MenuSheet({ icon: Glyph, href, children }: { icon?: Icon; href: string; children: ReactNode }) {
  return (
    <Base.LinkItem className="menu-item" closeOnClick href={href} target="_blank" rel="noreferrer">
      {Glyph ? <Glyph /> : null}
      {children}
    </Base.LinkItem>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One choice among the items, with a tick: the sort order. */
export function MenuChoice<Value extends string>({ label, value, options, onChange }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Base.RadioItem key={option.value} className="menu-item" value={option.value} closeOnClick>
          {option.label}
          <Base.RadioItemIndicator className="tick">
            <CheckBold />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="menu-sep" />;
}
