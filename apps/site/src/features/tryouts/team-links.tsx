import { copyText, QrCode, type QrPath } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { feedAddresses } from '../../ui/calendar/calendar-addresses';
import { ExternalLink } from '../../ui/links';

interface ShareTeamProps {
  /** Absolute address of the page. */
  page: string;
  team: string;
  qr: QrPath;
  texts: Dictionary['calendar'];
}

/** Shares the page's link: by the Web Share API where available, else by copying; and as a QR code. */
function ShareTeam({ page, team, qr, texts }: ShareTeamProps) {
  const [said, setSaid] = useState('');
  const copy = async () => setSaid((await copyText(page)) ? texts.copied : texts.copyFailedLink);
  const share = async () => {
    // Sharing is not supported everywhere, and a dismissed share sheet rejects: neither is an error.
    if ('share' in navigator) await navigator.share({ title: team, url: page }).catch(() => undefined);
    else await copy();
  };
  return (
    <section className="card" aria-labelledby="share-title">
      <h2 id="share-title">{texts.share.title}</h2>
      <div className="share-team">
        <QrCode qr={qr} label={texts.share.qrAlt} />
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
          <p className="team-link-status" role="status">
            {said}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Calendar and share links of a team's page. */
export function TeamLinks({ page, qr, ...links }: CalendarLinksProps & ShareTeamProps) {
  return (
    <div className="wrap team-links">
      <CalendarLinks {...links} />
      <ShareTeam page={page} qr={qr} team={links.team} texts={links.texts} />
    </div>
  );
}

interface CalendarLinksProps {
  /** Absolute address of the team's feed. */
  feed: string;
  team: string;
  texts: Dictionary['calendar'];
  newTab: string;
}

/** Links to subscribe to the team's calendar. */
function CalendarLinks({ feed, team, texts, newTab }: CalendarLinksProps) {
  const [said, setSaid] = useState('');
  const { own, google, outlook } = feedAddresses(feed, team);
  const copy = async () => setSaid((await copyText(feed)) ? texts.copied : texts.copyFailed);
  return (
    <section className="card" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{texts.subscribe.title}</h2>
      <p>{texts.subscribe.text}</p>
      <p className="team-link-actions">
        <a className="button" href={own}>
          {texts.subscribe.own}
        </a>
        <ExternalLink className="external team-link" href={google} newTab={newTab}>
          {texts.subscribe.google}
        </ExternalLink>
        <ExternalLink className="external team-link" href={outlook} newTab={newTab}>
          {texts.subscribe.outlook}
        </ExternalLink>
      </p>
      <label className="team-link-label" htmlFor="calendar-address">
        {texts.subscribe.addressLabel}
      </label>
      <div className="team-link-copy">
        <input
          id="calendar-address"
          readOnly
          value={feed}
          onFocus={(event) => {
            event.currentTarget.select();
          }}
        />
        <button type="button" className="button" onClick={() => void copy()}>
          {texts.subscribe.copy}
        </button>
      </div>
      <p className="team-link-status" role="status">
        {said}
      </p>
    </section>
  );
}
