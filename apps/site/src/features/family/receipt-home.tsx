import type { ReceiptDto } from '@lions/api-client';
import { localize, QrCode, type QrPath } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { LinkActions } from '../../ui/link-actions';
import { receiptCalls } from './family-calls';
import { childViews, type ChildView } from './family-view';
import { HolderHome, type HolderProps } from './holder-home';
import { tokenHere, useHolder } from './use-holder';

interface ReceiptHomeProps extends HolderProps {
  held: ChildView[];
  receiptTexts: Dictionary['receipts'];
  /** Absolute address of the page. */
  url: string;
  qr: QrPath;
  sendsMail: boolean;
}

/** The registrations of one request: their state, the family's actions, and how to keep the page's address. */
export function ReceiptHome(props: ReceiptHomeProps) {
  const { language, texts, receiptTexts, sendsMail } = props;
  const { view, actions } = useHolder(props.held, {
    callsHere: () => receiptCalls(tokenHere()),
    viewOf: ({ registrations }: ReceiptDto) => childViews(registrations, props, { receipt: tokenHere() }),
    failed: texts.failed,
    errors: props.errors,
  });
  return (
    <HolderHome
      {...props}
      title={receiptTexts.title}
      lead={receiptTexts.lead}
      held={view}
      actions={actions}
      correctTexts={receiptTexts.correct}
      takesEmail
      empty={
        <>
          <strong>{receiptTexts.emptyTitle}</strong>
          {receiptTexts.emptyText}
        </>
      }
    >
      <KeepPage {...props} />
      <section className="card receipt-part" aria-labelledby="all-title">
        <h2 id="all-title">{receiptTexts.allTitle}</h2>
        <p>{sendsMail ? receiptTexts.allByMail : receiptTexts.allByCoach}</p>
        <p>
          <a href={localize('/my#ask', language)}>
            {sendsMail ? receiptTexts.askForIt : receiptTexts.howToGetIt}
          </a>
        </p>
      </section>
    </HolderHome>
  );
}

function KeepPage({ receiptTexts: texts, url, qr }: ReceiptHomeProps) {
  return (
    <section className="card receipt-part" aria-labelledby="keep-title">
      <h2 id="keep-title">{texts.keepTitle}</h2>
      <p>{texts.keepText}</p>
      <LinkActions text={url} shared={{ title: texts.title, url }} texts={texts} />
      <details className="earlier folded">
        <summary>{texts.showQr}</summary>
        <div className="receipt-qr">
          <QrCode qr={qr} label={texts.qrAlt} />
          <p>{texts.qrText}</p>
        </div>
      </details>
    </section>
  );
}
