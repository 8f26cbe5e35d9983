CREATE TABLE "cost_edits" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"edits" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cost_edits_tenant_id_user_id_route_id_currency_pk" PRIMARY KEY("tenant_id","user_id","route_id","currency")
);
--> statement-breakpoint
ALTER TABLE "cost_edits" ADD CONSTRAINT "cost_edits_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;