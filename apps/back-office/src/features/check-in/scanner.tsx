import decodeQR from 'qr/decode.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from './sheet';
import type { Door } from './store/door';

const LOOK_EVERY_MS = 150;
/** Enough for a code on a phone's screen, and fast to decode. */
const WIDTH = 480;

export interface ScannerProps {
  door: Door;
  onClose: () => void;
}

/** Checks a family in by the QR code of its receipt; also without a network. */
export function Scanner({ door, onClose }: ScannerProps) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');
  const onText = async (text: string) => {
    const hash = await receiptHashOf(text);
    const found = door
      .getState()
      .rows.filter(({ receiptHash }) => receiptHash !== null && receiptHash === hash);
    for (const row of found) if (!row.attended) door.tick(row);
    const names = found.map(({ playerName }) => playerName).join(', ');
    setMessage(names === '' ? t('checkIn.scanner.unknown') : t('checkIn.scanner.found', { names }));
  };
  const video = useCamera(
    (text) => void onText(text),
    () => setMessage(t('checkIn.scanner.noCamera')),
  );
  return (
    <Sheet title={t('checkIn.scanner.title')} onClose={onClose}>
      <p>{t('checkIn.scanner.hint')}</p>
      <video ref={video} className="door-video" muted playsInline />
      <p role="status">{message}</p>
    </Sheet>
  );
}

/** Shows the camera's picture and reads codes in it until it is unmounted. */
function useCamera(onText: (text: string) => void, onFailure: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const tell = useEffectEvent(onText);
  const fail = useEffectEvent(() => onFailure());
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isGone = false;
    const canvas = document.createElement('canvas');
    let last: string | undefined;
    const look = () => {
      const text = video.current ? codeIn(video.current, canvas) : undefined;
      // A code stays in front of the camera for a while.
      if (text !== undefined && text !== last) tell(text);
      last = text ?? last;
    };
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone) return stream.getTracks().forEach((track) => track.stop());
      if (!video.current) return;
      video.current.srcObject = stream;
      await video.current.play();
    };
    // Rejects without https, too: the browser then has no list of cameras.
    start().catch(fail);
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, []);
  return video;
}

/** The text of the code in the current picture, if there is one. */
function codeIn(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | undefined {
  if (video.videoWidth === 0) return undefined;
  canvas.width = WIDTH;
  canvas.height = Math.round((video.videoHeight / video.videoWidth) * WIDTH);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
  } catch {
    // No code, or only a part of one.
    return undefined;
  }
}

/** The token at the end of a receipt's address, in either language. */
const RECEIPT = /\/my\/r\/([\w-]{43})(?:[?#]|$)/;

/** SHA-256 of a scanned receipt's token in hexadecimal, as the roster has it; undefined for any other code. */
async function receiptHashOf(text: string): Promise<string | undefined> {
  const token = RECEIPT.exec(text)?.[1];
  if (token === undefined) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
