import type { Deps } from '../../platform/deps.ts';
import { sendLetter } from '../mails/index.ts';
import { readRewardLetter } from './staff-rewards.repo.ts';

export interface RewardMail {
  rewardRequestId: number;
  state: 'ready' | 'cancelled';
}

/** Tells who asked for rewards that they can fetch them, or why there are none; nothing when that is no longer so. */
export async function sendRewardMail({ rewardRequestId, state }: RewardMail, deps: Deps): Promise<void> {
  const letter = await readRewardLetter(deps.db, rewardRequestId);
  if (letter?.state !== state) return;
  const { email, text, points, refusal, warehouseName } = letter;
  const { publicUrl } = deps.config;
  const isReady = state === 'ready';
  await sendLetter(deps, email, {
    subject: isReady ? 'I tuoi premi sono pronti' : 'I tuoi premi: ti ridiamo i punti',
    preview: text,
    title: isReady ? 'I tuoi premi sono pronti' : 'Non possiamo darti questi premi',
    blocks: [
      { kind: 'text', text },
      {
        kind: 'text',
        text: isReady
          ? `Ti aspettano da ${warehouseName ?? 'noi'}: passa quando vuoi, basta il tuo nome.`
          : `${refusal ?? ''}\nTi abbiamo ridato ${points} punti.`.trim(),
      },
      { kind: 'button', label: 'Vedi i premi richiesti', url: `${publicUrl}/profile/requested-rewards` },
    ],
  });
}
