// Optional programs beside the service. Each is found at the start, and the service is whole without it.

import type { Config } from '../../../config.ts';
import type { Logger } from '../../../platform/process/logger.ts';
import { startNameParser, type NameParser } from './name-parser.ts';
import { createPictureReader, type PictureReader } from './picture-reader.ts';

export interface Programs {
  pictures: PictureReader;
  systematicNames: NameParser;
  close(): Promise<void>;
}

export function startPrograms(paths: Config['programs'], logger: Logger): Programs {
  const systematicNames = startNameParser({ program: paths.opsin, logger });
  return {
    pictures: createPictureReader({ program: paths.osra, logger }),
    systematicNames,
    close: () => systematicNames.close(),
  };
}
