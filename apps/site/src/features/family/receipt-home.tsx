import { localize, Notices, QrCode, type QrPath } from '@lions/web-base';
import { useEffect, useState, type ComponentType } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { PageHead } from '../../ui/page/page-head';
import { codeLabel, Ticket } from '../../ui/ticket/ticket';
import type { TicketTexts } from '../../ui/ticket/ticket-view';
import { FamilyAgenda } from './agenda';
import { receiptCalls } from './family-calls';
import { SettingsPart } from './family-settings-part';
import type { KeptHereProps } from './kept-here';
import { Offers } from './offers';
import type { ReceiptView } from './receipt-ticket';
import { tokenHere, useHolder, type HolderProps } from './use-holder';

const KEPT_HERE_AFTER_MS = 1000;

interface ReceiptHomeProps extends HolderProps, Omit<KeptHereProps, 'view'> {
  shown: ReceiptView;
  receiptTexts: Dictionary['receipts'];
  ticketTexts: TicketTexts;
  calendarTexts: Dictionary['calendar']['add'];
  qr: QrPath;
  sendsMail: boolean;
}

/**
 * The content of this page as the server renders it now, so that the browser needs no code to compute it. Reloads the
 * page where that fails.
 */
async function shownNow(): Promise<ReceiptView> {
  try {
    const html = await (await fetch(location.pathname + location.search)).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const props = page.querySelector('[data-island=receipt-home] + script')?.textContent ?? '';
    return (JSON.parse(props) as ReceiptHomeProps).shown;
  } catch {
    location.reload();
    return new Promise(() => undefined);
  }
}

/** The registrations of one request: their ticket, the family's actions, and what this device keeps. */
export function ReceiptHome(props: ReceiptHomeProps) {
  const { language, texts, receiptTexts, ticketTexts, newTab, thisYear, sendsMail } = props;
  const { view, actions } = useHolder(props.shown, {
    callsHere: () => receiptCalls(tokenHere()),
    viewOf: shownNow,
    failed: texts.failed,
    errors: props.errors,
  });
  const correcting = {
    texts: receiptTexts.correct,
    takesEmail: true,
    thisYear,
    correct: actions.correct,
  };
  const [KeptHere, setKeptHere] = useState<ComponentType<KeptHereProps>>();
  // Later than the ticket's own code, for which a parent waits.
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./kept-here').then(
        (module) => setKeptHere(() => module.KeptHere),
        () => undefined,
      );
    }, KEPT_HERE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { ticket, agenda } = view;
  const shared = { language, texts, newTab, actions };
  return (
    <>
      <PageHead title={receiptTexts.title} lead={ticketTexts.shareNote} />
      <div className="wrap page-body family">
        <noscript>
          <p className="family-note">{texts.needsScript}</p>
        </noscript>
        <Offers agenda={agenda} {...shared} />
        <Ticket
          ticket={ticket}
          language={language}
          texts={ticketTexts}
          calendarTexts={props.calendarTexts}
          newTab={newTab}
          code={<QrCode qr={props.qr} label={codeLabel(ticket, language, ticketTexts)} />}
        />
        <FamilyAgenda agenda={agenda} correcting={correcting} {...shared} />
        <div className="family-settings">
          <div className="card">
            <SettingsPart title={receiptTexts.allTitle}>
              <p>{sendsMail ? receiptTexts.allByMail : receiptTexts.allByCoach}</p>
              <p>
                <a href={localize('/my#ask', language)}>
                  {sendsMail ? receiptTexts.askForIt : receiptTexts.howToGetIt}
                </a>
              </p>
            </SettingsPart>
            {KeptHere && <KeptHere {...props} view={view} />}
          </div>
        </div>
      </div>
      <Notices labels={props.notices} />
    </>
  );
}
