import type { ReceiptDto } from '@lions/api-client';
import { formatTimes, type Language } from '@lions/domain';
import { useEffect, useState } from 'react';
import { readReceipts } from '../../receipts/own-receipts';
import type { KnownEvening } from './evening';

/** Receipts that are read: those of a family's last weeks. */
const NEWEST = 8;

async function readKnown(language: Language): Promise<KnownEvening[]> {
  const tokens = (readReceipts() ?? []).slice(-NEWEST);
  const answers = await Promise.all(
    tokens.map(async (token) => {
      const response = await fetch(`/api/my/r/${token}`, { credentials: 'omit' }).catch(() => undefined);
      return response?.ok ? ((await response.json()) as ReceiptDto).registrations : [];
    }),
  );
  return answers
    .flat()
    .filter(({ canCancel }) => canCancel)
    .map(({ kind, targetId: id, playerName, date, time, startsAt, endsAt }) => ({
      kind,
      id,
      playerName,
      date,
      times: formatTimes(time, language),
      startsAt: startsAt ?? undefined,
      endsAt: endsAt ?? undefined,
    }));
}

/** Coming registrations of this device; empty until its receipts are read, and without a connection. */
export function useKnownEvenings(language: Language): KnownEvening[] {
  const [known, setKnown] = useState<KnownEvening[]>([]);
  useEffect(() => {
    let isShown = true;
    void readKnown(language).then(
      (read) => isShown && setKnown(read),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [language]);
  return known;
}
