import { drawIcon, type IconProps } from './drawIcon.tsx';

export function ArchiveFill(props: IconProps) {
  return drawIcon(
    props,
    'M224,48H32A16,16,0,0,0,16,64V88a16,16,0,0,0,16,16v88a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V104a16,16,0,0,0,16-16V64A16,16,0,0,0,224,48Zm-72,96H104a8,8,0,0,1,0-16h48a8,8,0,0,1,0,16Zm72-56H32V64H224V88Z',
  );
}
