import { useEffect, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { keepReceipt, saveCopy } from '../../ui/receipts/keep-receipt';
import { forgetReceipts, readReceipts } from '../../ui/receipts/own-receipts';
import { SettingsPart } from './family-settings-part';
import { tokenHere } from './use-holder';

export interface KeptHereProps {
  receiptTexts: Pick<Dictionary['receipts'], 'keepTitle' | 'kept' | 'notKept' | 'keep'>;
  ownTexts: Pick<Dictionary['ownReceipts'], 'blocked' | 'forget'>;
  /** Absolute address of the page. */
  url: string;
  /** The registrations as last read. */
  view: object;
}

/**
 * Whether this device keeps the receipt, with a copy of its ticket that follows each change; and the button for it.
 * Rendered in the browser only.
 */
export function KeptHere({ receiptTexts: texts, ownTexts, view, url }: KeptHereProps) {
  // Undefined: storage is blocked.
  const [isKept, setKept] = useState(() => readReceipts()?.includes(tokenHere()));
  useEffect(() => {
    if (isKept) void saveCopy(location.pathname);
  }, [isKept, view]);
  const press = () => {
    if (isKept) forgetReceipts([tokenHere()]);
    setKept(isKept ? false : keepReceipt(url) || undefined);
  };
  return (
    <SettingsPart title={texts.keepTitle}>
      <p role="status">{isKept === undefined ? ownTexts.blocked : isKept ? texts.kept : texts.notKept}</p>
      {isKept !== undefined && (
        <button type="button" className="button button-quiet" onClick={press}>
          {isKept ? ownTexts.forget : texts.keep}
        </button>
      )}
    </SettingsPart>
  );
}
