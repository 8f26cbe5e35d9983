// Uploads of receipts: checked before they are sent, each with its progress.

import { consoleLimits } from '@app/shared/constants/console';
import type { Voucher } from '@app/shared/contracts/console/payments';
import { formatOf, sizeLimitOf } from '@app/shared/rules/upload';
import { useRef, useState } from 'react';
import { CallError } from '../../shared/api/call-error.ts';
import { uploadWithProgress } from '../../shared/api/files/upload.ts';
import { fullMessageOf, presentError } from '../../shared/errors/present.ts';

export interface Receipt {
  key: number;
  name: string;
  /** 0 to 1. */
  progress: number;
  /** Present when it has arrived. */
  voucher?: Voucher;
}

export interface ReceiptProblem {
  kind: 'format' | 'size' | 'empty' | 'count' | 'refused';
  name: string;
  /** What the server said of a file that it refused. */
  reason?: string;
}

/** Why a file is not sent at all. */
export function receiptProblem(file: { name: string; size: number }, held: number): ReceiptProblem | undefined {
  const { name } = file;
  const format = formatOf('document', name);
  if (held >= consoleLimits.vouchersPerPayment) return { kind: 'count', name };
  if (format === undefined) return { kind: 'format', name };
  if (file.size === 0) return { kind: 'empty', name };
  const limit = sizeLimitOf('document', format);
  return limit && file.size > limit.maxBytes ? { kind: 'size', name } : undefined;
}

export function useReceipts() {
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [problems, setProblems] = useState<readonly ReceiptProblem[]>([]);
  const note = (problem: ReceiptProblem) => setProblems((all) => [...all, problem]);
  const last = useRef(0);
  const change = (key: number, more: Partial<Receipt>) =>
    setReceipts((all) => all.map((one) => (one.key === key ? { ...one, ...more } : one)));
  const remove = (key: number) => setReceipts((all) => all.filter((one) => one.key !== key));
  const send = async (file: File) => {
    const key = ++last.current;
    setReceipts((all) => [...all, { key, name: file.name, progress: 0 }]);
    try {
      const voucher = await uploadWithProgress(
        'paymentUpload',
        { file },
        {
          onProgress: (progress) => change(key, { progress }),
        },
      );
      change(key, { voucher, progress: 1 });
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) presentError(error);
      else note({ kind: 'refused', name: file.name, reason });
      remove(key);
    }
  };
  const add = (files: readonly File[]) => {
    let held = receipts.length;
    setProblems([]);
    for (const file of files) {
      const wrong = receiptProblem(file, held);
      if (wrong) {
        note(wrong);
        continue;
      }
      held += 1;
      void send(file);
    }
  };
  return { receipts, problems, add, remove, clear: () => setReceipts([]) };
}

/** The server's words where it refused the file itself; undefined for everything else that may go wrong. */
function reasonOf(error: unknown): string | undefined {
  const isRefusal = error instanceof CallError && error.kind === 'envelope' && [400, 413].includes(error.status);
  return isRefusal && error.display !== 'dialog' ? fullMessageOf(error) : undefined;
}
