CREATE TABLE "mail_wishes" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"finished_tasks" boolean DEFAULT false NOT NULL,
	"known_address" text NOT NULL,
	CONSTRAINT "mail_wishes_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail" text NOT NULL,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notices_source" ON "notices" USING btree ("tenant_id","user_id","source");--> statement-breakpoint
CREATE INDEX "notices_owner" ON "notices" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail","mail_after");