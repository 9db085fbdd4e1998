import type { DriverStop } from '@sporta/contract';
import { ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { ChatCircleDotsFill } from '@sporta/ui/icons/ChatCircleDotsFill.ts';
import { PhoneFill } from '@sporta/ui/icons/PhoneFill.ts';
import { dialled } from './model/door.ts';

/** Calls and writes to the customer, where a number is known. */
export function CallLinks({ stop: { phone } }: { stop: DriverStop }) {
  if (!phone) return null;
  return (
    <>
      <ButtonLink kind="soft" className="xl" href={`tel:${dialled(phone)}`}>
        <PhoneFill />
        Chiama
      </ButtonLink>
      <ButtonLink kind="soft" className="xl" href={`sms:${dialled(phone)}`}>
        <ChatCircleDotsFill />
        SMS
      </ButtonLink>
    </>
  );
}
