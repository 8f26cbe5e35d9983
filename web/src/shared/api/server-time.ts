// What time it is for the gateway: sessions end by its clock, and a laptop's clock may be minutes off.

/** `Date` has whole seconds and a response takes time to arrive, so a smaller difference is ignored. */
const noticeableMs = 3_000;

let aheadMs = 0;

/** Learns the clock's offset from a response's `Date` header (RFC 9110 §6.6.1), if it has one. */
export function noteServerTime(date: string | null, now: number = Date.now()): void {
  const serverTime = date === null ? NaN : Date.parse(date);
  if (Number.isNaN(serverTime)) return;
  const difference = serverTime - now;
  aheadMs = Math.abs(difference) < noticeableMs ? 0 : difference;
}

/** Epoch ms by the gateway's clock, as far as this page knows it. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
