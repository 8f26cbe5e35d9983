ALTER TABLE "forward_tasks" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "forward_tasks" DROP COLUMN "heartbeat_at";