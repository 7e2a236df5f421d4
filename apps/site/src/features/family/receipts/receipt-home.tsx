import { localize, Notices, type NoticesLabels, QrCode, type QrPath } from '@lions/web-base';
import type { Dictionary } from '../../../i18n/dictionary';
import { LinkActions } from '../../../ui/link-actions';
import { PageHead } from '../../../ui/page/page-head';
import type { FieldProblem } from '../../../ui/registration/registration-texts';
import { ChildCard } from '../child-card';
import type { ChildView, ViewContext } from '../family-view';
import type { KnownErrors } from '../use-action';
import { useReceipt } from './use-receipt';

interface ReceiptHomeProps extends ViewContext {
  texts: Dictionary['family'];
  held: ChildView[];
  receiptTexts: Dictionary['receipts'];
  /** Error texts of the correction form's fields. */
  problems: Record<FieldProblem, string>;
  thisYear: number;
  /** Absolute address of the page. */
  url: string;
  qr: QrPath;
  sendsMail: boolean;
  newTab: string;
  errors: KnownErrors;
  notices: NoticesLabels;
}

/** The registration of one request: its state, the family's actions, and how to keep the page's address. */
export function ReceiptHome(props: ReceiptHomeProps) {
  const { language, texts, receiptTexts, problems, thisYear } = props;
  const actions = useReceipt(props.held, props, props.errors);
  const { correct } = actions;
  const correcting = { texts: receiptTexts.correct, problems, takesEmail: true, thisYear, correct };
  return (
    <>
      <PageHead title={receiptTexts.title} lead={receiptTexts.lead} />
      <div className="wrap page-body family">
        <noscript>
          <p className="family-note">{texts.needsScript}</p>
        </noscript>
        {actions.children.length === 0 && (
          <p className="empty">
            <strong>{receiptTexts.emptyTitle}</strong>
            {receiptTexts.emptyText}
          </p>
        )}
        {actions.children.map((child) => (
          <ChildCard
            key={child.id}
            child={child}
            actions={actions}
            language={language}
            texts={texts}
            newTab={props.newTab}
            correcting={correcting}
          />
        ))}
        <KeepPage {...props} />
        <section className="card receipt-part" aria-labelledby="all-title">
          <h2 id="all-title">{receiptTexts.allTitle}</h2>
          <p>{props.sendsMail ? receiptTexts.allByMail : receiptTexts.allByCoach}</p>
          <p>
            <a href={localize('/my#ask', language)}>
              {props.sendsMail ? receiptTexts.askForIt : receiptTexts.howToGetIt}
            </a>
          </p>
        </section>
      </div>
      <Notices labels={props.notices} />
    </>
  );
}

function KeepPage({ receiptTexts: texts, url, qr }: ReceiptHomeProps) {
  return (
    <section className="card receipt-part" aria-labelledby="keep-title">
      <h2 id="keep-title">{texts.keepTitle}</h2>
      <p>{texts.keepText}</p>
      <LinkActions text={url} shared={{ title: texts.title, url }} texts={texts} />
      <details className="earlier">
        <summary>{texts.showQr}</summary>
        <div className="receipt-qr">
          <QrCode qr={qr} label={texts.qrAlt} />
          <p>{texts.qrText}</p>
        </div>
      </details>
    </section>
  );
}
