// A quotation as a document to be sent.

import { writeQuotationPdf } from './pdf.ts';
import { documentOf, type QuotationDocument } from './document.ts';
import { findQuotation, stateOf, type QuotationRow } from './quotation-store.ts';
import { quotationTable } from './workbook.ts';
import type { QuotationServices } from './services.ts';
import { attachment, fileNamePart } from '../../platform/http/attachment.ts';
import type { Registration } from '../../platform/http/calls.ts';
import { handleBlob } from './services.ts';
import type { Blob } from '../../platform/http/send-blob.ts';
import { tableFile } from '../../platform/http/table-file.ts';

const picture = { width: 190, height: 120 } as const;

const exportFile = handleBlob('quotationExport', async ({ query }, caller, services) => {
  const row = await findQuotation(services.database.queries, caller, query.quotationId);
  const called = services.names.called(row.product.smiles);
  const content = documentOf(row, { state: stateOf(row, services.clock.now()), called });
  const fileName = content.title;
  return query.fileType === 'xlsx'
    ? tableFile({ ...quotationTable(content), fileType: 'xlsx', fileName })
    : pdfFile(services, row, content);
});

export const quotationFileCalls: readonly Registration<QuotationServices>[] = [exportFile];

async function pdfFile(services: QuotationServices, row: QuotationRow, content: QuotationDocument): Promise<Blob> {
  const svg = await services.interactive.run('picture', row.product.smiles, picture, []);
  return {
    contentType: 'application/pdf',
    headers: {
      'content-disposition': attachment(`${fileNamePart(content.title)}.pdf`),
      'x-content-type-options': 'nosniff',
    },
    content: await writeQuotationPdf(content, svg, services.clock.now()),
  };
}
