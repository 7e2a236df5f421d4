import { useState, type ComponentType } from 'react';
import type { RegistrationTexts } from '../registration/registration-texts';

interface ReceiptCodesProps {
  /** `label`: what a code holds. */
  codes: readonly { address: string; label: string }[];
  texts: RegistrationTexts['outcome'];
}

type Code = ComponentType<ReceiptCodesProps['codes'][number]>;

/** QR codes of receipts, to show at check-in; their library is loaded when they are opened. */
export function ReceiptCodes({ codes, texts }: ReceiptCodesProps) {
  const [Code, setCode] = useState<Code>();
  const [hasFailed, setFailed] = useState(false);
  const load = () =>
    import('./receipt-code').then(
      ({ ReceiptCode }) => {
        setFailed(false);
        setCode(() => ReceiptCode);
      },
      () => setFailed(true),
    );
  return (
    <details className="receipt-codes" onToggle={({ currentTarget }) => currentTarget.open && void load()}>
      <summary>{texts.showCode}</summary>
      <div role="status">{hasFailed && texts.codeFailed}</div>
      {Code && codes.map((code) => <Code key={code.address} {...code} />)}
      <p>{texts.codeText}</p>
    </details>
  );
}
