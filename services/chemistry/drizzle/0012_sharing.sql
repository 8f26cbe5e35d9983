CREATE TABLE "share_people" (
	"share_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_people_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"route_type" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "shares_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "share_people" ADD CONSTRAINT "share_people_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_people_user" ON "share_people" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_item" ON "shares" USING btree ("tenant_id","user_id","kind","item_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "shares_task" ON "shares" USING btree ("task_id");