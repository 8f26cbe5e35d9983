// Optional programs beside the service. Each is found at the start, and the service is whole without it.

import type { Logger } from '../../../platform/process/logger.ts';
import { startNameParser, type NameParser } from './name-parser.ts';
import { createPictureReader, type PictureReader } from './picture-reader.ts';

/** Where the programs are; undefined for one that is not installed. */
export interface ProgramPaths {
  readonly osra: string | undefined;
  readonly opsin: { readonly java: string; readonly jar: string } | undefined;
}

export interface Programs {
  pictures: PictureReader;
  systematicNames: NameParser;
  close(): Promise<void>;
}

export function startPrograms(paths: ProgramPaths, logger: Logger): Programs {
  const systematicNames = startNameParser({ program: paths.opsin, logger });
  return {
    pictures: createPictureReader({ program: paths.osra, logger }),
    systematicNames,
    close: () => systematicNames.close(),
  };
}
