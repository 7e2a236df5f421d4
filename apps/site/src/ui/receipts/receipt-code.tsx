import { QrCode, qrPath } from '@lions/web-base';

/** QR code of a receipt's address, drawn in the browser: a file of its own, because of the library. */
export function ReceiptCode({ address, label }: { address: string; label: string }) {
  return <QrCode qr={qrPath(address)} label={label} />;
}
