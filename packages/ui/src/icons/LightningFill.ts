import { drawIcon, type IconProps } from './drawIcon.tsx';

export function LightningFill(props: IconProps) {
  return drawIcon(
    props,
    'M213.85,125.46l-112,120a8,8,0,0,1-13.69-7l14.66-73.33L45.19,143.49a8,8,0,0,1-3-13l112-120a8,8,0,0,1,13.69,7L153.18,90.9l57.63,21.61a8,8,0,0,1,3,12.95Z',
  );
}
