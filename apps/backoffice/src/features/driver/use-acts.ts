import { toast } from '@sporta/ui/components/toast/toast.ts';
import type { DoorAct } from './model/driver-act.ts';
import type { DriverDevice } from './model/driver-device.ts';
import { type SmallPhoto, smallPhoto } from './model/photo.ts';

const noRoom = () => toast.error('Questo telefono non ha più spazio: libera qualcosa e riprova');

/** Does something with a whole round. */
export function actOnRound(device: DriverDevice, roundId: number, kind: 'start' | 'finish'): void {
  device.act({ kind, round_id: roundId }).catch(noRoom);
}

export interface DoorActs {
  act: (doing: DoorAct) => void;
  addPhoto: (subject: 'goods' | 'door', file: File) => Promise<void>;
}

/** The camera of some phones writes pictures most browsers cannot open. */
const isHeic = ({ type, name }: File): boolean => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
const HEIC = 'Questa foto è HEIC e il telefono non la apre qui: nella fotocamera scegli JPEG, poi scattala di nuovo';

/** Does something at one stop: shown at once, sent when the network is there. */
export function doorActs(device: DriverDevice, roundId: number, orderId: number): DoorActs {
  const at = { round_id: roundId, order_id: orderId };
  return {
    act: (doing) => void device.act({ ...doing, ...at }).catch(noRoom),
    async addPhoto(subject, file) {
      let photo: SmallPhoto;
      try {
        photo = await smallPhoto(file);
      } catch {
        toast.error(isHeic(file) ? HEIC : 'La foto non si legge: scattala di nuovo');
        return;
      }
      await device.act({ kind: 'photo', subject, image: photo.image, ...at }, photo.thumb).catch(noRoom);
    },
  };
}
