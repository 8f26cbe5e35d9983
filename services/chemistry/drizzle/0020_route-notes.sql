CREATE TABLE "route_notes" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"text" text NOT NULL,
	"verdict" text,
	"reason" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "route_notes_tenant_id_user_id_route_id_step_id_pk" PRIMARY KEY("tenant_id","user_id","route_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "route_notes" ADD CONSTRAINT "route_notes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;