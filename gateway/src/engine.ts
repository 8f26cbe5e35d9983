// How V8 treats what this process loads. Imported before anything else: a flag counts for what is compiled after it.
//
// undici reads responses with a parser in WebAssembly, nearly all of it one large function. V8 compiles it quickly first, and
// again, well, once it has been used enough: in the middle of whatever is going on, for which it takes 15 MB for 30 ms.
// Compiled well at its first use, with the first question to the provider, it is done before anybody uploads a file.

import { setFlagsFromString } from 'node:v8';

setFlagsFromString('--no-liftoff');
