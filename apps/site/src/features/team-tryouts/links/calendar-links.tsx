import { copyText } from '@lions/web-base';
import { useState } from 'react';
import type { Dictionary } from '../../../i18n/dictionary';
import { feedAddresses } from '../../../ui/calendar/calendar-addresses';
import { ExternalLink } from '../../../ui/links';

export interface CalendarLinksProps {
  /** Absolute address of the team's feed. */
  feed: string;
  team: string;
  texts: Dictionary['calendar'];
  newTab: string;
}

/** Links to subscribe to the team's calendar. */
export function CalendarLinks({ feed, team, texts, newTab }: CalendarLinksProps) {
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
