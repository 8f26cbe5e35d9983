// Where a syslog server listens, and the format of a line sent to it.

export interface SyslogTarget {
  protocol: 'udp' | 'tcp';
  host: string;
  port: number;
}

/** Reads `udp://host:514` or `tcp://host:601`. Throws a TypeError otherwise. */
export function readSyslogTarget(text: string): SyslogTarget {
  const [, protocol, bracketed, plain, port] =
    /^(udp|tcp):\/\/(?:\[([0-9a-f:.]+)\]|([^/:\s]+)):(\d+)\/?$/i.exec(text) ?? [];
  const host = bracketed ?? plain;
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  if (host === undefined || !isPort || (protocol !== 'udp' && protocol !== 'tcp')) {
    throw new TypeError('AUDIT_SYSLOG: must be like udp://host:514 or tcp://host:601');
  }
  return { protocol, host, port: Number(port) };
}

// RFC 5424 §6.2.1: facility 13 (log audit), severity 6 (informational) and 4 (warning) for what was refused.
const informational = 13 * 8 + 6;
const warning = 13 * 8 + 4;

/** RFC 5424: one message of a line. The host's name is left out; the instance identifies the gateway. */
export function syslogMessage(line: string, instance: string): string {
  const text = line.trimEnd();
  const [, time = '-'] = /"at":"([^"]*)"/.exec(text) ?? [];
  const priority = text.includes('"outcome":"failure"') ? warning : informational;
  return `<${priority}>1 ${time} - gateway ${instance} audit - ${text}`;
}

/** RFC 6587 §3.4.1: the length in bytes, a space, the message. Lines are ASCII, so characters are bytes. */
export function octetCounted(message: string): string {
  return `${message.length} ${message}`;
}
