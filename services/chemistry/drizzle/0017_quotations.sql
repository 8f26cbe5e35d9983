CREATE TABLE "live_prices" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"prices" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_prices_tenant_id_user_id_route_id_currency_pk" PRIMARY KEY("tenant_id","user_id","route_id","currency")
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"names" text NOT NULL,
	"grams" double precision,
	"purity" text NOT NULL,
	"remarks" text NOT NULL,
	"attempts" integer NOT NULL,
	"sending_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"answer" jsonb
);
--> statement-breakpoint
CREATE TABLE "quotation_numbers" (
	"tenant_id" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "quotation_numbers_tenant_id_year_pk" PRIMARY KEY("tenant_id","year")
);
--> statement-breakpoint
CREATE TABLE "quotations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"version" integer NOT NULL,
	"route_id" uuid NOT NULL,
	"route_rank" integer NOT NULL,
	"product" jsonb NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"customer" text NOT NULL,
	"remarks" text NOT NULL,
	"valid_until" text NOT NULL,
	"margin_basis" text NOT NULL,
	"margin_basis_points" integer NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"positions" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "live_prices" ADD CONSTRAINT "live_prices_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_owner" ON "inquiries" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_version" ON "quotations" USING btree ("tenant_id","number","version");--> statement-breakpoint
CREATE INDEX "quotations_owner" ON "quotations" USING btree ("tenant_id","user_id","updated_at");