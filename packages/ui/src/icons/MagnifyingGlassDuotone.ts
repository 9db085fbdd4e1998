import { drawIcon, type IconProps } from './drawIcon.tsx';

export function MagnifyingGlassDuotone(props: IconProps) {
  return drawIcon(
    props,
    'M229.66,218.34,179.6,168.28a88.21,88.21,0,1,0-11.32,11.31l50.06,50.07a8,8,0,0,0,11.32-11.32ZM40,112a72,72,0,1,1,72,72A72.08,72.08,0,0,1,40,112Z',
    'M192,112a80,80,0,1,1-80-80A80,80,0,0,1,192,112Z',
  );
}
