import { copyText } from '@lions/web-base';
import { useState, useSyncExternalStore } from 'react';

interface LinkActionsTexts {
  copy: string;
  copied: string;
  copyFailed: string;
  share: string;
}

const neverChanges = () => () => undefined;

interface LinkActionsProps {
  /** Text to copy. */
  text: string;
  /** Data for the Web Share API, where available. */
  shared: ShareData;
  texts: LinkActionsTexts;
}

/** Buttons to copy a link and, where the browser can, to share it. */
export function LinkActions({ text, shared, texts }: LinkActionsProps) {
  const [said, setSaid] = useState('');
  // Known only in the browser; the server renders no share button.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => setSaid((await copyText(text)) ? texts.copied : texts.copyFailed);
  // A dismissed share sheet rejects; that is no error.
  const share = () => void navigator.share(shared).catch(() => undefined);
  return (
    <>
      <div className="link-actions">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {texts.copy}
        </button>
        {canShare && (
          <button type="button" className="button button-quiet" onClick={share}>
            {texts.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </>
  );
}
