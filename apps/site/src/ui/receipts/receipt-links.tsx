import type { Language } from '@lions/domain';
import { translate } from '@lions/web-base';
import { LinkActions } from '../link-actions';
import type { RegistrationTexts } from '../registration/registration-texts';

/** Address of a receipt. */
export interface Receipt {
  playerName: string;
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

/** The receipts of new registrations, to open, copy and share. */
export function ReceiptLinks({ receipts, language, texts, myHref }: ReceiptLinksProps) {
  const isKept = receipts.every((receipt) => receipt.isKept);
  const count = receipts.length;
  const say = (key: 'receiptTitle' | 'receiptText' | 'copy' | 'copied' | 'share' | 'kept') =>
    translate(language, texts, key, { count });
  const [only] = receipts;
  const list = receipts.map(({ playerName, address }) => `${playerName}: ${address}`).join('\n');
  const isOne = only !== undefined && count === 1;
  return (
    <div className="outcome-link">
      <h4>{say('receiptTitle')}</h4>
      <p>{say('receiptText')}</p>
      {receipts.map(({ playerName, address }) => (
        <a key={address} className="tap-link" href={address}>
          {isOne ? texts.open : translate(language, texts, 'openOf', { name: playerName })}
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
