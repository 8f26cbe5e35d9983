CREATE TABLE "stock_files" (
	"stock_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"options" jsonb NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "stock_files_stock_id_number_pk" PRIMARY KEY("stock_id","number")
);
--> statement-breakpoint
CREATE TABLE "template_files" (
	"set_id" uuid PRIMARY KEY NOT NULL,
	"is_forward" boolean NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_files" ADD CONSTRAINT "stock_files_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_files" ADD CONSTRAINT "template_files_set_id_template_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."template_sets"("id") ON DELETE cascade ON UPDATE no action;