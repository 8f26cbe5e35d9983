CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"feedback_id" uuid,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "maximum_price" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "maximum_price_currency" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "condition_opt_collation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback_pictures" ADD CONSTRAINT "feedback_pictures_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_owner" ON "feedback" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_pictures_owner" ON "feedback_pictures" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "feedback_pictures_of" ON "feedback_pictures" USING btree ("feedback_id");