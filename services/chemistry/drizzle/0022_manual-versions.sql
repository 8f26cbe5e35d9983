CREATE TABLE "manual_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"draft_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"route_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"content" jsonb NOT NULL,
	"steps" integer NOT NULL,
	"open" integer NOT NULL,
	"solved" boolean NOT NULL,
	"score" real,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "banned_reactions" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_draft_id_manual_routes_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."manual_routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "manual_versions_number" ON "manual_versions" USING btree ("draft_id","number");