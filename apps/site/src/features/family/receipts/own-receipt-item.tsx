import { localize, translate } from '@lions/web-base';
import type { OwnReceiptsProps } from './own-receipts';
import { AskingButton } from '../question';
import { StateMark } from '../state-mark';
import type { OwnReceipt } from './use-own-receipts';

interface OwnReceiptItemProps extends OwnReceiptsProps {
  receipt: OwnReceipt;
  onForget: () => void;
}

/** One registration of this device: link to its receipt, and a button to forget it here. */
export function OwnReceiptItem({ receipt, language, texts, listTexts, onForget }: OwnReceiptItemProps) {
  const { title, date, day, times, place, state, sentence, typed } = receipt.registration;
  const named = { name: typed.playerName, day };
  return (
    <li className="held" data-state={state}>
      <StateMark state={state} name={texts.states[state]} />
      <h3>{typed.playerName}</h3>
      <p>{title}</p>
      <p className="held-when">
        <time className="day" dateTime={date}>
          {day}
        </time>{' '}
        <span>{times}</span>
      </p>
      <p className="held-where">{place}</p>
      {sentence && <p className="held-sentence">{sentence}</p>}
      <div className="held-actions">
        <a
          className="button"
          href={localize(`/my/r/${receipt.token}`, language)}
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
