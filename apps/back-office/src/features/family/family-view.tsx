import {
  type FamilyCardDto,
  isApiError,
  useFindFamilyMutation,
  useGetFamilyCardQuery,
} from '@lions/api-client';
import { Alert } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AdminSpinner, LoadFailed } from '../../ui/screen/loading';
import { AdminView } from '../../ui/screen/view';
import { FamilyContact, FamilyNext } from './family-contact';
import { FamilyEvents, FamilyMails } from './family-events';
import { FamilyRegistrations } from './family-registrations';
import './family.css';

/** The card of the family in the address. Its heading names no person: it is the title of the window, too. */
export function FamilyView() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const [id, registrationId] = ['id', 'registration'].map((name) => idOf(search.get(name)));
  return (
    <AdminView title={t('familyCard.title')}>
      {/* The keys drop another family's data. */}
      {id !== undefined && <FamilyCard key={id} id={id} />}
      {id === undefined && registrationId !== undefined && (
        <FamilyOf key={registrationId} registrationId={registrationId} />
      )}
      {id === undefined && registrationId === undefined && <GoneFamily />}
    </AdminView>
  );
}

const idOf = (text: string | null) => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined);

/** Finds the family of a registration, and replaces the address by the one of its card. */
function FamilyOf({ registrationId }: { registrationId: number }) {
  const { t } = useTranslation();
  const [, setSearch] = useSearchParams();
  const [find, { error }] = useFindFamilyMutation();
  const open = async () => {
    const { data } = await find({ id: registrationId });
    if (data) setSearch({ view: 'family', id: String(data.familyId) }, { replace: true });
  };
  const openFirst = useEffectEvent(open);
  useEffect(() => void openFirst(), []);
  if (isApiError(error) && error.status === 404) return <GoneFamily />;
  if (error) return <LoadFailed error={error} onRetry={() => void open()} />;
  return <AdminSpinner text={t('familyCard.loading')} />;
}

function FamilyCard({ id }: { id: number }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useGetFamilyCardQuery({ id }, { refetchOnMountOrArgChange: true });
  if (isApiError(error) && error.status === 404) return <GoneFamily />;
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <AdminSpinner text={t('familyCard.loading')} />;
  return <LoadedFamily family={data} />;
}

function LoadedFamily({ family }: { family: FamilyCardDto }) {
  const { registrations } = family;
  const nameOf = new Map(registrations.map(({ id, playerName }) => [id, playerName]));
  return (
    <div className="admin-stack">
      <FamilyContact family={family} />
      <FamilyNext family={family} />
      <FamilyRegistrations email={family.email} registrations={registrations} />
      <FamilyMails mails={family.mails} nameOf={nameOf} />
      <FamilyEvents events={family.events} nameOf={nameOf} />
    </div>
  );
}

/** Erased, removed after its time, or an address without a family. */
function GoneFamily() {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      className="admin-alert"
      title={t('familyCard.gone')}
      description={t('familyCard.goneText')}
    />
  );
}
