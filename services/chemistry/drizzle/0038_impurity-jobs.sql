ALTER TABLE "impurity_batches" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "impurity_batches" DROP COLUMN "heartbeat_at";