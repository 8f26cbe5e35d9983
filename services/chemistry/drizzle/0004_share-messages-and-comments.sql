CREATE TABLE "route_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "share_people" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "route_comments" ADD CONSTRAINT "route_comments_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "route_comments_route" ON "route_comments" USING btree ("route_id","created_at");--> statement-breakpoint
CREATE INDEX "route_comments_time" ON "route_comments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "route_comments_user" ON "route_comments" USING btree ("tenant_id","user_id");