import { copyText } from '@lions/web-base';
import { useState, useSyncExternalStore } from 'react';
import type { TicketTexts } from './ticket-view';

const neverChanges = () => () => undefined;

interface ShareButtonProps {
  title: string;
  /** Absolute address. */
  url: string;
  texts: TicketTexts;
}

/** Shares a link as the device does, or copies it where the device or the browser cannot share. */
export function ShareButton({ title, url, texts }: ShareButtonProps) {
  const [said, setSaid] = useState('');
  // Known only in the browser.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );
  const copy = async () => setSaid((await copyText(url)) ? texts.copied : texts.copyFailed);
  const share = () =>
    navigator.share({ title, url }).catch((error: unknown) => {
      // A dismissed share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copy();
    });
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => void (canShare ? share() : copy())}
      >
        {canShare ? texts.share : texts.copy}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
