DROP INDEX "contact_messages_mail";--> statement-breakpoint
DROP INDEX "notices_mail";--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "mail" jsonb;--> statement-breakpoint
-- Their mails were lost with a process: their users send them again.
UPDATE "inquiries" SET "state" = 'failed' WHERE "state" = 'recorded';--> statement-breakpoint
CREATE INDEX "contact_messages_waiting" ON "contact_messages" USING btree ("id") WHERE mail = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_waiting" ON "notices" USING btree ("id") WHERE mail = 'waiting';--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "mail_after";--> statement-breakpoint
ALTER TABLE "inquiries" DROP COLUMN "sending_since";--> statement-breakpoint
ALTER TABLE "notices" DROP COLUMN "mail_after";