import { drawIcon, type IconProps } from './drawIcon.tsx';

export function WarehouseFill(props: IconProps) {
  return drawIcon(
    props,
    'M240,184h-8V57.9l9.67-2.08a8,8,0,1,0-3.35-15.64l-224,48A8,8,0,0,0,16,104a8.16,8.16,0,0,0,1.69-.18L24,102.47V184H16a8,8,0,0,0,0,16H240a8,8,0,0,0,0-16Zm-56,0H72V168H184Zm0-32H72V136H184Z',
  );
}
