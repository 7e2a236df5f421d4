import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ownAddress } from '../../ui/session/own-address';
import { storeReturnAddress } from '../../ui/session/return';
import type { Door } from './store/door';
import type { DoorState } from './store/door-state';

/** Nothing on this phone can be read, or the practice or session is gone: says why, and what waits. */
export function LockedDoor({ door, state }: { door: Door; state: DoorState }) {
  const { t } = useTranslation();
  const { phase, delivery, sealedCount: count } = state;
  const isSignedOut = delivery === 'signedOut';
  const reason = isSignedOut ? 'lockedSignedOut' : delivery === 'offline' ? 'lockedOffline' : 'failed';
  const text = phase === 'gone' ? 'goneText' : reason;
  const title = isSignedOut ? 'signedOutTitle' : 'locked';
  return (
    <main className="door-locked">
      <h1>{t(`checkIn.${phase === 'gone' ? 'gone' : title}`)}</h1>
      <p>{t(`checkIn.${text}`)}</p>
      {count > 0 && <p>{t('checkIn.sealed', { count })}</p>}
      <p className="door-actions">
        {isSignedOut ? (
          <SignInLink />
        ) : (
          <button type="button" className="door-button" onClick={() => void door.sync()}>
            {t('checkIn.retry')}
          </button>
        )}
        <a className="door-button" href={ownAddress('/admin')}>
          {t('checkIn.back')}
        </a>
      </p>
    </main>
  );
}

/** A server that is reached without https. */
export function InsecureDoor() {
  const { t } = useTranslation();
  return (
    <main className="door-locked">
      <h1>{t('checkIn.title')}</h1>
      <p>{t('checkIn.insecure')}</p>
      <a className="door-button" href={ownAddress('/admin')}>
        {t('checkIn.back')}
      </a>
    </main>
  );
}

/** Page shown while another tab of this browser has this check-in open. */
export function DoorElsewhere({ onTake }: { onTake: () => void }) {
  const { t } = useTranslation();
  return (
    <main className="door-locked">
      <h1>{t('checkIn.elsewhere')}</h1>
      <p>{t('checkIn.elsewhereText')}</p>
      <button type="button" className="door-button door-primary" onClick={onTake}>
        {t('checkIn.useHere')}
      </button>
    </main>
  );
}

/** To the sign-in, and back here after it. */
export function SignInLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <a
      className="door-button door-primary"
      href={ownAddress('/admin/login')}
      onClick={() => storeReturnAddress({ address: pathname })}
    >
      {t('checkIn.signIn')}
    </a>
  );
}
