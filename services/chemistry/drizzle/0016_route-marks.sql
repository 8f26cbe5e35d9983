CREATE TABLE "route_marks" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"mark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "route_marks_tenant_id_user_id_route_id_pk" PRIMARY KEY("tenant_id","user_id","route_id")
);
--> statement-breakpoint
ALTER TABLE "route_marks" ADD CONSTRAINT "route_marks_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "route_marks_task" ON "route_marks" USING btree ("tenant_id","user_id","task_id");