import { drawIcon, type IconProps } from './drawIcon.tsx';

export function MapPinFill(props: IconProps) {
  return drawIcon(
    props,
    'M128,16a88.1,88.1,0,0,0-88,88c0,75.3,80,132.17,83.41,134.55a8,8,0,0,0,9.18,0C136,236.17,216,179.3,216,104A88.1,88.1,0,0,0,128,16Zm0,56a32,32,0,1,1-32,32A32,32,0,0,1,128,72Z',
  );
}
