import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { copyText } from '../../ui/copy-text';
import type { QrPath } from '../../ui/qr-path';

export interface ShareTeamProps {
  /** The page's address, absolute. */
  page: string;
  team: string;
  qr: QrPath;
  texts: Dictionary['calendar'];
}

/** The page's link for others: through the phone's own sharing where there is any, else copied; and as a QR code. */
export function ShareTeam({ page, team, qr, texts }: ShareTeamProps) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(page)) ? texts.copied : texts.copyFailedLink);
  const share = async () => {
    // Not every browser shares; somebody who changes their mind has done nothing wrong.
    if ('share' in navigator) await navigator.share({ title: team, url: page }).catch(() => undefined);
    else await copy();
  };
  return (
    <section className="card" aria-labelledby="share-title">
      <h2 id="share-title">{texts.share.title}</h2>
      <div className="share-team">
        <svg
          className="qr-code"
          role="img"
          aria-label={texts.share.qrAlt}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          shapeRendering="crispEdges"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} />
        </svg>
        <div>
          <p>{texts.share.qrText}</p>
          <p className="team-link-actions">
            <button type="button" className="button" onClick={() => void share()}>
              {texts.share.share}
            </button>
            <button type="button" className="team-link" onClick={() => void copy()}>
              {texts.share.copy}
            </button>
          </p>
          <p className="team-link-said" role="status">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}
