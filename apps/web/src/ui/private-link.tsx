import { useState } from 'react';
import type { RegistrationTexts } from './registration-texts';

interface PrivateLinkProps {
  address: string;
  texts: RegistrationTexts['outcome'];
}

/** The family's private link: to open, to copy, and to share where the phone can (decisions 7). */
export function PrivateLink({ address, texts }: PrivateLinkProps) {
  const [said, setSaid] = useState('');
  const url = new URL(address, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid(texts.copied);
    } catch {
      // Refused, or a page on a plain http address, which has no clipboard.
      setSaid(texts.copyFailed);
    }
  };
  // Somebody who changes their mind about sharing has done nothing wrong.
  const share = () => void navigator.share({ title: texts.linkTitle, url }).catch(() => undefined);
  return (
    <div className="outcome-link">
      <h4>{texts.linkTitle}</h4>
      <p>{texts.linkText}</p>
      <a href={url}>{texts.open}</a>
      <div className="outcome-actions">
        <button type="button" className="button button-quiet" onClick={() => void copy()}>
          {texts.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button button-quiet" onClick={share}>
            {texts.share}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
