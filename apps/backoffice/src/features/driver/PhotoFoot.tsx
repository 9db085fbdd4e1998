import type { DriverStop } from '@sporta/contract';
import { Button } from '@sporta/ui/components/button/Button.tsx';
import { Camera } from '@sporta/ui/icons/Camera.ts';
import { PhotoInput } from './PhotoInput.tsx';
import type { DoorActs } from './use-acts.ts';

interface PhotoFootProps {
  door: DoorActs;
  ready: boolean;
  /** What the one press does. */
  action: string;
  onFinish: () => void;
}

/** The foot of a sheet that ends a stop: a picture of the door, then the one press. */
export function PhotoFoot({ door, ready, action, onFinish }: PhotoFootProps) {
  return (
    <div className="dv-two">
      <PhotoInput className="btn line xl" onPhoto={(file) => door.addPhoto('door', file)}>
        <Camera />
        Foto
      </PhotoInput>
      <Button className="xl grow" disabled={!ready} onClick={onFinish}>
        {action}
      </Button>
    </div>
  );
}

/** The office looks at the door before it believes that nobody opened. */
export const hasDoorPhoto = ({ photos }: DriverStop): boolean => photos.some(({ subject }) => subject === 'door');
