import type { MessageError, ResponseStatus } from './envelope.ts';

/** The `response` of an answer without messages. */
export function okStatus(): ResponseStatus {
  return { status: 0, errors: [], infos: [], warnings: [], errorsMessage: [], infosMessage: [], warningsMessage: [] };
}

/** The `response` of a refusal; `status` is any number but 0. */
export function errorStatus(errors: MessageError[], status = 1): ResponseStatus {
  return { ...okStatus(), status, errors, errorsMessage: errors.map((each) => each.error) };
}
