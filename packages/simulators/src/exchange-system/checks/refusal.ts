/** Why a file is refused, as the exchange system words it. */
export interface Refusal {
  /** "00422". */
  code: string;
  text: string;
}
