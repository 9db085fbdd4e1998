import type { MessageError } from '@sporta/contract/envelope.ts';
import { BusinessError } from './errors.ts';

/** Collects what several checks refuse, so that a form is put right in one go instead of field by field. */
export class Refusals {
  readonly #found: MessageError[] = [];

  /** What the check returns; undefined when it refused. Other errors pass. */
  async try<T>(check: () => T | Promise<T>): Promise<T | undefined> {
    try {
      return await check();
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      this.#found.push(...error.refusals);
      return undefined;
    }
  }

  /** @throws BusinessError with every refusal, in the order of the checks */
  throwIfAny(): void {
    const [first, ...others] = this.#found;
    if (!first) return;
    throw new BusinessError(first.code, first.error, { ...(first.field ? { field: first.field } : {}), others });
  }
}
