CREATE TABLE "deleted_rows" (
	"deletion_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "deleted_rows_deletion_id_table_name_number_pk" PRIMARY KEY("deletion_id","table_name","number")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"things" integer NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deletions_time" ON "deletions" USING btree ("deleted_at");