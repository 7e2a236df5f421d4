import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { useState, type ComponentType } from 'react';
import { LinkActions } from '../link-actions';
import type { RegistrationTexts } from '../registration/registration-texts';

/** The receipt of one sent form. */
export interface Receipt {
  /** Names of its children. */
  names: string;
  /** Absolute URL. */
  address: string;
  /** Whether this device stores it. */
  isKept: boolean;
}

interface ReceiptLinksProps {
  receipts: readonly Receipt[];
  language: Language;
  texts: RegistrationTexts['outcome'];
  myHref: string;
}

/** The receipts of new registrations, to open, scan, copy and share. */
export function ReceiptLinks({ receipts, language, texts, myHref }: ReceiptLinksProps) {
  const isKept = receipts.every((receipt) => receipt.isKept);
  const count = receipts.length;
  const say = (key: 'receiptTitle' | 'receiptText' | 'copy' | 'copied' | 'share' | 'kept') =>
    translate(language, texts, key, { count });
  const nameOf = ({ names }: Receipt) => translate(language, texts, 'openOf', { name: names });
  const [only] = receipts;
  const list = receipts.map(({ names, address }) => `${names}: ${address}`).join('\n');
  const isOne = only !== undefined && count === 1;
  return (
    <div className="outcome-link">
      <h4>{say('receiptTitle')}</h4>
      <p>{say('receiptText')}</p>
      {receipts.map((receipt) => (
        <a key={receipt.address} className="tap-link" href={receipt.address}>
          {isOne ? texts.open : nameOf(receipt)}
        </a>
      ))}
      <LinkActions
        text={isOne ? only.address : list}
        shared={isOne ? { title: say('receiptTitle'), url: only.address } : { text: list }}
        texts={{
          copy: say('copy'),
          copied: say('copied'),
          copyFailed: texts.copyFailed,
          share: say('share'),
        }}
      />
      <ReceiptCodes
        codes={receipts.map((receipt) => ({ ...receipt, label: nameOf(receipt) }))}
        texts={texts}
      />
      {isKept ? (
        <p>
          {say('kept')}{' '}
          <a className="tap-link" href={myHref}>
            {texts.mine}
          </a>
        </p>
      ) : (
        <p>{texts.notKept}</p>
      )}
    </div>
  );
}

interface ReceiptCodesProps {
  /** `label`: what a code holds. */
  codes: readonly { address: string; label: string }[];
  texts: RegistrationTexts['outcome'];
}

type Code = ComponentType<ReceiptCodesProps['codes'][number]>;

/** QR codes of receipts, to show at check-in; their library is loaded when they are opened. */
function ReceiptCodes({ codes, texts }: ReceiptCodesProps) {
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
