CREATE TABLE "stock_items" (
	"stock_id" uuid NOT NULL,
	"key" text NOT NULL,
	"smiles" text,
	"name" text,
	"offers" jsonb NOT NULL,
	CONSTRAINT "stock_items_stock_id_key_pk" PRIMARY KEY("stock_id","key")
);
--> statement-breakpoint
CREATE TABLE "stocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text,
	"user_id" text,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"counts" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"failure" text,
	"packed" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "template_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text,
	"user_id" text,
	"name" text NOT NULL,
	"taken" integer NOT NULL,
	"refused" integer NOT NULL,
	"templates" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stocks_owner" ON "stocks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "template_sets_owner" ON "template_sets" USING btree ("tenant_id","user_id","created_at");