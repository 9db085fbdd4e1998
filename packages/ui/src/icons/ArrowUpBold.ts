import { drawIcon, type IconProps } from './drawIcon.tsx';

export function ArrowUpBold(props: IconProps) {
  return drawIcon(
    props,
    'M208.49,120.49a12,12,0,0,1-17,0L140,69V216a12,12,0,0,1-24,0V69L64.49,120.49a12,12,0,0,1-17-17l72-72a12,12,0,0,1,17,0l72,72A12,12,0,0,1,208.49,120.49Z',
  );
}
