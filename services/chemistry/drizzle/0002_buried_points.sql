CREATE TABLE "buried_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"code" integer NOT NULL,
	"login_device" text NOT NULL,
	"stay_time_ms" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "buried_points_counted" ON "buried_points" USING btree ("tenant_id","code","created_at");