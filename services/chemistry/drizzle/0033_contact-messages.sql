CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"culture" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mail" text NOT NULL,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "contact_messages_owner" ON "contact_messages" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_mail" ON "contact_messages" USING btree ("mail","mail_after");