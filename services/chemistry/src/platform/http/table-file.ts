// A table as the response of a call.

import { writeTable, type Table, type TableFileType } from '../files/write/table.ts';
import { attachment, fileNamePart } from './attachment.ts';
import type { Blob } from './send-blob.ts';

const contentTypes: Record<TableFileType, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  sdf: 'chemical/x-mdl-sdfile; charset=utf-8',
  pdf: 'application/pdf',
};

export interface TableFile extends Table {
  fileType: TableFileType;
  /** Without its ending; what no file system takes becomes dashes. */
  fileName: string;
}

/** What `answerBlob` sends: the table as a download, written while it is sent. */
export function tableFile({ fileName, fileType, ...table }: TableFile): Blob {
  const name = `${fileNamePart(fileName) || 'table'}.${fileType}`;
  return {
    contentType: contentTypes[fileType],
    headers: { 'content-disposition': attachment(name), 'x-content-type-options': 'nosniff' },
    content: writeTable({ ...table, fileType }),
  };
}
