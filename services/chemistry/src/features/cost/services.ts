// What the handlers of this feature work with.

import type { PriceService } from './price-service.ts';
import { handlersOf } from '../../platform/http/calls.ts';
import type { StockServices } from '../stock/services.ts';

export interface CostServices extends StockServices {
  priceService: PriceService | undefined;
}

export const { handle, handleUpload, handleBlob, handleGateway } = handlersOf<CostServices>();
