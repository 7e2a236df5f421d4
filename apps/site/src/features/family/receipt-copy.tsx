import type { ReceiptDto } from '@lions/api-client';
import { formatMoment, QrCode, qrPath } from '@lions/web-base';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { readJson } from '../../ui/page/public-api';
import ticketCss from '../../ui/ticket/ticket.css?inline';
import { codeLabel, Ticket } from '../../ui/ticket/ticket';
import { AgendaRow } from './agenda-row';
import css from './family.css?inline';
import { receiptAddress, receiptView } from './receipt-ticket';

/**
 * The ticket of a receipt as devices keep it for use without a network: no script, and nothing about the parent. Its
 * Expires header is the end of the last date.
 */
export async function receiptCopy(request: PageRequest): Promise<Page> {
  const { language, texts, timeZone, now, params } = request;
  const path = `/api/my/r/${encodeURIComponent(params.token ?? '')}`;
  const answer = await readJson<ReceiptDto>(request.fetchJson, path);
  const { ticket, agenda } = receiptView(answer, request);
  const ticketTexts = texts.registration.outcome;
  const newTab = texts.shell.opensInNewTab;
  const ends = answer.registrations.flatMap(({ canCancel, endsAt }) => (canCancel && endsAt ? [endsAt] : []));
  const when = formatMoment(now.toISOString(), language, timeZone);
  return {
    title: `${ticket.names}, ${ticket.subject}`,
    description: texts.receipts.description,
    css: [ticketCss, css],
    noindex: true,
    isPrivate: true,
    headers: { expires: new Date(ends.sort().at(-1) ?? 0).toUTCString() },
    content: (
      <>
        <PageHead title={texts.shell.offlineTitle} lead={texts.receipts.copyLead.replace('{{when}}', when)}>
          <p className="actions">
            {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is the one that was asked for */}
            <a className="button button-gold" href="">
              {texts.shell.retry}
            </a>
          </p>
        </PageHead>
        <div className="wrap page-body family">
          <Ticket
            ticket={ticket}
            language={language}
            texts={ticketTexts}
            calendarTexts={texts.calendar.add}
            newTab={newTab}
            code={
              <QrCode qr={qrPath(receiptAddress(request))} label={codeLabel(ticket, language, ticketTexts)} />
            }
            isCopy
          />
          <section>
            <h2>{texts.family.coming}</h2>
            <ol className="agenda">
              {[...agenda.coming, ...agenda.earlier].map((entry) => (
                <AgendaRow
                  key={`${entry.first.calendarHref} ${entry.first.canCancel}`}
                  entry={entry}
                  newTab={newTab}
                />
              ))}
            </ol>
          </section>
        </div>
      </>
    ),
  };
}
