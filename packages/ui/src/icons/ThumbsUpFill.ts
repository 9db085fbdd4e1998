import { drawIcon, type IconProps } from './drawIcon.tsx';

export function ThumbsUpFill(props: IconProps) {
  return drawIcon(
    props,
    'M234,80.12A24,24,0,0,0,216,72H160V56a40,40,0,0,0-40-40,8,8,0,0,0-7.16,4.42L75.06,96H32a16,16,0,0,0-16,16v88a16,16,0,0,0,16,16H204a24,24,0,0,0,23.82-21l12-96A24,24,0,0,0,234,80.12ZM32,112H72v88H32Z',
  );
}
