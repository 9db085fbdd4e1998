import { useEffect, useState } from 'react';

/** Milliseconds after which a payment takes longer than people expect. */
const SLOW_MS = 8_000;

/** Said below the button while it waits long: who hears nothing goes away, or pays once more somewhere else. */
export function SlowPayment({ busy }: { busy: boolean }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <p className="xs c slow-pay" role="status">
      {slow ? 'Ci mette più del solito: resta su questa pagina. Non paghi due volte.' : null}
    </p>
  );
}
