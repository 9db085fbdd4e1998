import { drawIcon, type IconProps } from './drawIcon.tsx';

export function FunnelSimple(props: IconProps) {
  return drawIcon(
    props,
    'M200,136a8,8,0,0,1-8,8H64a8,8,0,0,1,0-16H192A8,8,0,0,1,200,136Zm32-56H24a8,8,0,0,0,0,16H232a8,8,0,0,0,0-16Zm-80,96H104a8,8,0,0,0,0,16h48a8,8,0,0,0,0-16Z',
  );
}
