import { drawIcon, type IconProps } from './drawIcon.tsx';

export function MinusBold(props: IconProps) {
  return drawIcon(props, 'M228,128a12,12,0,0,1-12,12H40a12,12,0,0,1,0-24H216A12,12,0,0,1,228,128Z');
}
