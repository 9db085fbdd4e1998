import { BusinessError } from '../../platform/errors.ts';

export const weeklySlotNotFound = () =>
  new BusinessError('weekly-slot-not-found', 'Questa fascia settimanale non c’è più', { field: 'weekly_slot_id' });
