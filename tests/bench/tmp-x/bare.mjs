import { createServer } from 'node:http';
import { Pool } from 'undici';
const pool = new Pool(`http://127.0.0.1:${process.argv[3]}`, { connections: 128, pipelining: 1 });
createServer((req, res) => {
  const id = crypto.randomUUID();
  pool.dispatch(
    {
      path: req.url,
      method: 'GET',
      headers: { accept: 'application/json', 'x-request-id': id, authorization: 'Bearer ' + 'x'.repeat(900) },
    },
    {
      onRequestStart() {},
      onResponseStart(c, s) {
        this.s = s;
        this.chunks = [];
      },
      onResponseData(c, d) {
        this.chunks.push(d);
      },
      onResponseEnd() {
        const t = this.chunks[0].latin1Slice();
        res.writeHead(200, ['content-type', 'application/json', 'content-length', t.length]);
        res.end(t, 'latin1');
      },
      onResponseError(c, e) {
        res.destroy();
      },
    },
  );
}).listen(Number(process.argv[2]), '127.0.0.1');
