import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const silentMs = 150_000;

/**
 * Ends connections on which nothing moves for that long: those that never asked anything, and those whose response nobody
 * reads. A call that is still being worked on may take as long as its contract says.
 */
export function endSilentConnections(server: Server, afterMs = silentMs): void {
  server.setTimeout(afterMs, (socket?: Socket) => {
    if (socket && (socket.bytesRead === 0 || socket.writableLength > 0)) socket.destroy();
  });
}
