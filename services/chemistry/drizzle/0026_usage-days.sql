CREATE TABLE "usage_days" (
	"tenant_id" text NOT NULL,
	"day" integer NOT NULL,
	"users" jsonb NOT NULL,
	"points" "bytea" NOT NULL,
	CONSTRAINT "usage_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
