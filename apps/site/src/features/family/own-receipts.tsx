import { localize, translate } from '@lions/web-base';
import { useRef, useState } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { TicketEntry } from '../../ui/ticket/ticket-entry';
import type { ViewContext } from './family-view';
import { AskingButton } from './question';
import { useOwnReceipts, type OwnReceipt, type OwnReceiptsState } from './use-own-receipts';

interface OwnReceiptsProps extends ViewContext {
  listTexts: Dictionary['ownReceipts'];
}

/** Registrations made on this device, from its stored receipts. */
export function OwnReceipts(props: OwnReceiptsProps) {
  const { listTexts: texts } = props;
  const own = useOwnReceipts(props);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  const forget = (token?: string) => {
    if (token === undefined) own.forgetAll();
    else own.forget(token);
    setSaid(token === undefined ? texts.forgottenAll : texts.forgotten);
    heading.current?.focus();
  };
  const retry = () => {
    heading.current?.focus();
    void own.retry();
  };
  return (
    <section
      className="card own-receipts"
      aria-labelledby="own-title"
      aria-busy={own.state.kind === 'reading'}
    >
      <h2 ref={heading} id="own-title" tabIndex={-1}>
        {texts.listTitle}
      </h2>
      <noscript>
        <p className="family-note">{texts.needsScript}</p>
      </noscript>
      <p role="status" className="own-said">
        {said}
      </p>
      <Body {...props} state={own.state} onRetry={retry} onForget={forget} />
    </section>
  );
}

const firstDay = ({ registrations: [first] }: OwnReceipt) => first?.date ?? '';

interface BodyProps extends OwnReceiptsProps {
  state: OwnReceiptsState;
  onRetry: () => void;
  /** Forgets one receipt, or all. */
  onForget: (token?: string) => void;
}

function Body({ state, onRetry, onForget, ...props }: BodyProps) {
  const { language, listTexts: texts } = props;
  if (state.kind !== 'read')
    return state.kind === 'reading' ? (
      <p className="own-reading">{texts.reading}</p>
    ) : (
      <p className="family-note">{texts.blocked}</p>
    );
  const { receipts, dropped, unread, problem } = state;
  const byStart = [...receipts].sort((a, b) => firstDay(a).localeCompare(firstDay(b)));
  const items = (isComing: boolean) =>
    byStart
      .filter(({ registrations }) => registrations.some(({ canCancel }) => canCancel) === isComing)
      .map((receipt) => (
        <OwnReceiptItem
          key={receipt.token}
          receipt={receipt}
          {...props}
          onForget={() => onForget(receipt.token)}
        />
      ));
  const [coming, earlier] = [items(true), items(false).reverse()];
  return (
    <>
      {dropped > 0 && (
        <p className="family-note">{translate(language, texts, 'dropped', { count: dropped })}</p>
      )}
      {unread > 0 && (
        <div role="alert" className="own-failed">
          <p>
            {receipts.length === 0
              ? texts.failed
              : translate(language, texts, 'someFailed', { count: unread })}{' '}
            {problem && texts[problem]}
          </p>
          <button type="button" className="button button-quiet" onClick={onRetry}>
            {texts.retry}
          </button>
        </div>
      )}
      {receipts.length === 0 && unread === 0 && (
        <p className="own-empty">
          <strong>{texts.emptyTitle}</strong> {texts.empty}
        </p>
      )}
      {coming.length > 0 && <ol className="held-list">{coming}</ol>}
      {earlier.length > 0 && (
        <details className="earlier folded" open={coming.length === 0}>
          <summary>{translate(language, texts, 'earlier', { count: earlier.length })}</summary>
          <ol className="held-list">{earlier}</ol>
        </details>
      )}
      {receipts.length + unread > 0 && (
        <div className="own-shared">
          <h3>{texts.sharedTitle}</h3>
          <p>{texts.sharedText}</p>
          <AskingButton
            label={texts.forgetAll}
            question={texts.forgetAllQuestion}
            yes={texts.forgetAllYes}
            no={texts.forgetAllNo}
            onYes={() => onForget()}
          />
        </div>
      )}
    </>
  );
}

interface OwnReceiptItemProps extends OwnReceiptsProps {
  receipt: OwnReceipt;
  onForget: () => void;
}

/** The registrations of one form: link to their receipt, and a button to forget it here. */
function OwnReceiptItem({ receipt, language, texts, listTexts, onForget }: OwnReceiptItemProps) {
  const { registrations, token } = receipt;
  const names = [...new Set(registrations.map(({ typed }) => typed.playerName))];
  const named = { name: names.join(', '), day: registrations[0]?.day ?? '' };
  return (
    <li className="own-receipt">
      <ol className="held-list">
        {registrations.map(({ id, title, date, day, times, place, state, sentence, typed }) => (
          <TicketEntry
            key={id}
            language={language}
            state={state}
            stateName={texts.states[state]}
            heading={
              <>
                <h3>{typed.playerName}</h3>
                <p>{title}</p>
              </>
            }
            date={date}
            day={day}
            times={times}
            place={place}
            sentence={sentence}
          />
        ))}
      </ol>
      <div className="held-actions">
        <a
          className="button"
          href={localize(`/my/r/${token}`, language)}
          aria-label={translate(language, listTexts, 'openNamed', named)}
        >
          {listTexts.open}
        </a>
        <AskingButton
          label={listTexts.forget}
          named={translate(language, listTexts, 'forgetNamed', named)}
          question={translate(language, listTexts, 'forgetQuestion', named)}
          yes={listTexts.forgetYes}
          no={listTexts.forgetNo}
          onYes={onForget}
        />
      </div>
    </li>
  );
}
