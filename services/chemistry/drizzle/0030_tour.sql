ALTER TABLE "users" ADD COLUMN "tour" text DEFAULT 'start' NOT NULL;--> statement-breakpoint
-- Who has used the product before needs no tour of it.
UPDATE "users" SET "tour" = 'done';
