DROP INDEX "eln_deliveries_due";--> statement-breakpoint
ALTER TABLE "eln_deliveries" DROP COLUMN "claimed_until";