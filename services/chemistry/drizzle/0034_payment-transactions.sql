ALTER TABLE "payment_files" ADD COLUMN "content_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "transaction_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_files_hash" ON "payment_files" USING btree ("tenant_id","content_hash");--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("tenant_id","transaction_number");--> statement-breakpoint
UPDATE "payment_files" SET "content_hash" = encode(sha256("content"), 'hex') WHERE "kind" = 'voucher';