import { localize, translate } from '@lions/web-base';
import { TicketEntry } from '../../../ui/ticket/ticket-entry';
import { AskingButton } from '../question';
import type { OwnReceiptsProps } from './own-receipts';
import type { OwnReceipt } from './use-own-receipts';

interface OwnReceiptItemProps extends OwnReceiptsProps {
  receipt: OwnReceipt;
  onForget: () => void;
}

/** The registrations of one form: link to their receipt, and a button to forget it here. */
export function OwnReceiptItem({ receipt, language, texts, listTexts, onForget }: OwnReceiptItemProps) {
  const { registrations, token } = receipt;
  const names = [...new Set(registrations.map(({ typed }) => typed.playerName))];
  const named = { name: names.join(', '), day: registrations[0]?.day ?? '' };
  return (
    <li className="own-receipt">
      <ol className="held-list">
        {registrations.map(({ id, title, date, day, times, place, state, sentence, typed }) => (
          <TicketEntry
            key={id}
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
