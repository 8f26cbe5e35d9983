// Receipts on their way: checked before they are sent, each with its progress.

import { consoleLimits } from '@app/shared/constants/console';
import type { Voucher } from '@app/shared/contracts/console';
import { formatOf, sizeLimitOf } from '@app/shared/rules/upload';
import { useRef, useState } from 'react';
import { uploadWithProgress } from '../../api/upload.ts';
import { presentError } from '../../errors/present.ts';

export interface Receipt {
  key: number;
  name: string;
  /** 0 to 1. */
  progress: number;
  /** Present when it has arrived. */
  voucher?: Voucher;
}

export type ReceiptProblem = { kind: 'format' | 'size' | 'count'; name: string };

/** Why a file is not sent at all. */
export function receiptProblem(file: { name: string; size: number }, held: number): ReceiptProblem | undefined {
  const { name } = file;
  const format = formatOf('document', name);
  if (held >= consoleLimits.vouchersPerPayment) return { kind: 'count', name };
  if (format === undefined) return { kind: 'format', name };
  const limit = sizeLimitOf('document', format);
  return limit && file.size > limit.maxBytes ? { kind: 'size', name } : undefined;
}

export function useReceipts() {
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [problem, setProblem] = useState<ReceiptProblem | null>(null);
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
      presentError(error);
      remove(key);
    }
  };
  const add = (files: readonly File[]) => {
    let held = receipts.length;
    setProblem(null);
    for (const file of files) {
      const wrong = receiptProblem(file, held);
      if (wrong) {
        setProblem(wrong);
        continue;
      }
      held += 1;
      void send(file);
    }
  };
  return { receipts, problem, add, remove, clear: () => setReceipts([]) };
}
