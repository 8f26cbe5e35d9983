CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"modules" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "banned_reactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"entry" text NOT NULL,
	"scope" text NOT NULL,
	"name_en" text NOT NULL,
	"name_zh" text NOT NULL,
	"reaction_smiles" text NOT NULL,
	"template_id" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "craft_molecules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "manual_routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"target" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "molecules" (
	"key" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"smiles" text NOT NULL,
	"formula" text NOT NULL,
	"molecular_weight" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "routes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"run" integer NOT NULL,
	"made_by_hand" boolean DEFAULT false NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"solved" boolean NOT NULL,
	"score" real NOT NULL,
	"steps" integer NOT NULL,
	"longest_linear" integer NOT NULL,
	"least_precedents" integer NOT NULL,
	"starting_materials" integer NOT NULL,
	"complexity" real NOT NULL,
	"summary" jsonb,
	"detail" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_graphs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"run" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"target_key" text NOT NULL,
	"target" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"route_type" text DEFAULT 'retrosynthesis' NOT NULL,
	"process" jsonb,
	"progress" jsonb NOT NULL,
	"route_count" integer DEFAULT 0 NOT NULL,
	"solved_count" integer DEFAULT 0 NOT NULL,
	"best_score" real,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "turns" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "turns_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"phone" text NOT NULL,
	"chinese_name" text NOT NULL,
	"email" text NOT NULL,
	"external_source" integer,
	"external_user_id" text,
	"user_groups" jsonb NOT NULL,
	"language" text,
	"currency" text,
	"route_direction" text DEFAULT 'horizontal' NOT NULL,
	"sort_value" text DEFAULT 'score' NOT NULL,
	"country" text,
	"maximum_price" integer,
	"maximum_price_currency" text,
	"condition_opt_collation" text DEFAULT '' NOT NULL,
	"is_can_push_dh" boolean DEFAULT true NOT NULL,
	"is_show_release_note" boolean DEFAULT true NOT NULL,
	"is_need_approve" boolean DEFAULT true NOT NULL,
	"tour" text DEFAULT 'start' NOT NULL,
	"account_type" text DEFAULT 'enterprise' NOT NULL,
	"is_tenant_admin" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone,
	"customer_name" text,
	"account_created_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "account_closings" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"removal_at" timestamp with time zone NOT NULL,
	"is_removed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "account_closings_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "payment_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"payment_id" uuid,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"content_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"reviewer" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"number" text NOT NULL,
	"submitted_by" text NOT NULL,
	"organisation" text NOT NULL,
	"plan" text NOT NULL,
	"months" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_on" text NOT NULL,
	"payer" text NOT NULL,
	"transaction_number" text DEFAULT '' NOT NULL,
	"remarks" text NOT NULL,
	"status" text NOT NULL,
	"failure_reason" text,
	"submitted_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	"bought_type" text,
	"bought_months" integer,
	"bought_until" timestamp with time zone,
	"bought_points" integer,
	"invoice_status" text DEFAULT 'notApplied' NOT NULL,
	"invoice_applied_at" timestamp with time zone,
	"invoice_wish" jsonb,
	"invoice_number" text,
	"contract_status" text DEFAULT 'notApplied' NOT NULL,
	"contract_applied_at" timestamp with time zone,
	"contract_number" text,
	CONSTRAINT "payments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"remaining" integer NOT NULL,
	"payment_id" uuid,
	"days" integer,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_licences" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_type" text NOT NULL,
	"expires_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"culture" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mail" text NOT NULL,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "deleted_rows" (
	"deletion_id" uuid NOT NULL,
	"table_name" text NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "deleted_rows_deletion_id_table_name_number_pk" PRIMARY KEY("deletion_id","table_name","number")
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"things" integer NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "eln_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"route_type" text NOT NULL,
	"task_name" text NOT NULL,
	"target" jsonb NOT NULL,
	"steps" integer NOT NULL,
	"ro_number" text,
	"body" text NOT NULL,
	"content_hash" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"failure_status" integer,
	"next_attempt_at" timestamp with time zone,
	"claimed_until" timestamp with time zone,
	"eln_id" text,
	"eln_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"mark" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"page" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_by" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"feedback_id" uuid,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forward_intermediates" (
	"task_id" uuid NOT NULL,
	"step" integer NOT NULL,
	"smiles" text NOT NULL,
	"probability" double precision NOT NULL,
	"way" jsonb NOT NULL,
	CONSTRAINT "forward_intermediates_task_id_smiles_pk" PRIMARY KEY("task_id","smiles")
);
--> statement-breakpoint
CREATE TABLE "forward_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"smiles" text NOT NULL,
	"formula" text NOT NULL,
	"weight" double precision NOT NULL,
	"probability" double precision NOT NULL,
	"steps" integer NOT NULL,
	"template_id" text NOT NULL,
	"class" text NOT NULL,
	"verdict" text NOT NULL,
	"ways" integer NOT NULL,
	"way" jsonb NOT NULL,
	"log_p" double precision NOT NULL,
	"tpsa" double precision NOT NULL,
	"donors" integer NOT NULL,
	"acceptors" integer NOT NULL,
	"rotatable_bonds" integer NOT NULL,
	"lipinski" boolean NOT NULL,
	"veber" boolean NOT NULL,
	"rule_of_three" boolean NOT NULL,
	"sascore" double precision NOT NULL,
	"similarity" double precision
);
--> statement-breakpoint
CREATE TABLE "forward_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"start" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"settings" jsonb NOT NULL,
	"target" jsonb,
	"scaffolds" jsonb NOT NULL,
	"currency" text NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"step_from" integer DEFAULT 0 NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"planned" integer DEFAULT 0 NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"kept" integer DEFAULT 0 NOT NULL,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"ended_by" text,
	"failure_code" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forward_units" (
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"step" integer NOT NULL,
	"start" text NOT NULL,
	"way" jsonb NOT NULL,
	"partners" jsonb NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"made" "bytea",
	CONSTRAINT "forward_units_task_id_number_pk" PRIMARY KEY("task_id","number")
);
--> statement-breakpoint
CREATE TABLE "graph_growths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"seconds" integer,
	"elapsed_ms" integer DEFAULT 0 NOT NULL,
	"expansions" integer DEFAULT 0 NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_release_notes" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"note_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "read_release_notes_tenant_id_user_id_note_id_pk" PRIMARY KEY("tenant_id","user_id","note_id")
);
--> statement-breakpoint
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
	"state" text DEFAULT 'ready' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"taken" integer NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"refused" integer NOT NULL,
	"templates" jsonb NOT NULL,
	"outcomes" jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "impurity_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"search_id" uuid NOT NULL,
	"conditions" jsonb NOT NULL,
	"state" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"impurities" integer DEFAULT 0 NOT NULL,
	"alerting" integer DEFAULT 0 NOT NULL,
	"notes" jsonb NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "impurity_likes" (
	"search_id" uuid NOT NULL,
	"key" text NOT NULL,
	"is_liked" boolean NOT NULL,
	CONSTRAINT "impurity_likes_search_id_key_pk" PRIMARY KEY("search_id","key")
);
--> statement-breakpoint
CREATE TABLE "impurity_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"key" text NOT NULL,
	"rank" integer NOT NULL,
	"impurity" jsonb NOT NULL,
	"molecules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "impurity_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"reaction_key" text NOT NULL,
	"reaction" jsonb NOT NULL,
	"template_id" text,
	"conditions" jsonb NOT NULL,
	"carried" jsonb NOT NULL,
	"route_id" text,
	"step_id" text,
	"batches" integer DEFAULT 1 NOT NULL,
	"last_batch_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "mail_wishes" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"finished_tasks" boolean DEFAULT false NOT NULL,
	"known_address" text NOT NULL,
	CONSTRAINT "mail_wishes_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail" text NOT NULL,
	"mail_attempts" integer DEFAULT 0 NOT NULL,
	"mail_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_index" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_members" (
	"project_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "intermediate_members_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "intermediate_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"molecule_key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"amounts" jsonb NOT NULL,
	"chosen_way" text,
	"known_targets" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "intermediate_shared_routes" (
	"project_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "intermediate_shared_routes_project_id_share_id_user_id_pk" PRIMARY KEY("project_id","share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "intermediate_uses" (
	"task_id" uuid NOT NULL,
	"molecule_key" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"target_key" text NOT NULL,
	"routes" integer NOT NULL,
	"best_routes" integer NOT NULL,
	"best_of" integer NOT NULL,
	"make_steps" integer NOT NULL,
	CONSTRAINT "intermediate_uses_task_id_molecule_key_pk" PRIMARY KEY("task_id","molecule_key")
);
--> statement-breakpoint
CREATE TABLE "intermediate_ways" (
	"task_id" uuid NOT NULL,
	"molecule_key" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"ways" jsonb NOT NULL,
	"uses" jsonb NOT NULL,
	CONSTRAINT "intermediate_ways_task_id_molecule_key_pk" PRIMARY KEY("task_id","molecule_key")
);
--> statement-breakpoint
CREATE TABLE "condition_optimizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"class" text NOT NULL,
	"reaction" jsonb NOT NULL,
	"kinds" jsonb NOT NULL,
	"route_id" text,
	"step_id" text,
	"ranked" jsonb NOT NULL,
	"space" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"best_predicted" double precision,
	"measured" integer DEFAULT 0 NOT NULL,
	"best_measured" double precision,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "condition_plates" (
	"optimization_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"size" integer NOT NULL,
	"plan" jsonb NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "condition_plates_optimization_id_fingerprint_pk" PRIMARY KEY("optimization_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "condition_yield_versions" (
	"optimization_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "condition_yield_versions_optimization_id_version_pk" PRIMARY KEY("optimization_id","version")
);
--> statement-breakpoint
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
	"prepared_by" jsonb DEFAULT '{"company":"","name":"","email":""}'::jsonb NOT NULL,
	"positions" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "score_chunks" (
	"task_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"source" "bytea" NOT NULL,
	"results" "bytea",
	CONSTRAINT "score_chunks_task_id_number_pk" PRIMARY KEY("task_id","number")
);
--> statement-breakpoint
CREATE TABLE "score_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text NOT NULL,
	"file_type" text NOT NULL,
	"columns" jsonb NOT NULL,
	"structure_column" text,
	"sheet" text,
	"table_kind" text,
	"table_size" integer,
	"table_hash" text,
	"total" integer NOT NULL,
	"chunks" integer NOT NULL,
	"chunks_done" integer DEFAULT 0 NOT NULL,
	"scored" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"score_sum" double precision DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"run_from" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"failure_code" integer,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "score_turns" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"last_started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "score_turns_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "share_people" (
	"share_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_people_share_id_user_id_pk" PRIMARY KEY("share_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"route_type" text NOT NULL,
	"is_open" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "shares_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "task_starts" (
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_starts_tenant_id_user_id_key_pk" PRIMARY KEY("tenant_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "quota_marks" (
	"tenant_id" text NOT NULL,
	"scope" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"percent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quota_marks_tenant_id_scope_period_start_percent_pk" PRIMARY KEY("tenant_id","scope","period_start","percent")
);
--> statement-breakpoint
CREATE TABLE "search_quotas" (
	"tenant_id" text NOT NULL,
	"scope" text NOT NULL,
	"amount" bigint NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"set_by" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_quotas_tenant_id_scope_pk" PRIMARY KEY("tenant_id","scope")
);
--> statement-breakpoint
CREATE TABLE "search_uses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"module" text NOT NULL,
	"subject_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tray_molecules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" text NOT NULL,
	"route_type" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"molecule" jsonb NOT NULL,
	"removed_parts" jsonb NOT NULL,
	"source" jsonb NOT NULL,
	"task_id" uuid,
	"batch_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"tenant_id" text NOT NULL,
	"day" integer NOT NULL,
	"users" jsonb NOT NULL,
	"points" "bytea" NOT NULL,
	CONSTRAINT "usage_days_tenant_id_day_pk" PRIMARY KEY("tenant_id","day")
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_tenant_id_user_id_users_tenant_id_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "routes" ADD CONSTRAINT "routes_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_graphs" ADD CONSTRAINT "search_graphs_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_files" ADD CONSTRAINT "payment_files_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reviews" ADD CONSTRAINT "payment_reviews_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cost_edits" ADD CONSTRAINT "cost_edits_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_prices" ADD CONSTRAINT "live_prices_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_rows" ADD CONSTRAINT "deleted_rows_deletion_id_deletions_id_fk" FOREIGN KEY ("deletion_id") REFERENCES "public"."deletions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_pictures" ADD CONSTRAINT "feedback_pictures_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_intermediates" ADD CONSTRAINT "forward_intermediates_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_products" ADD CONSTRAINT "forward_products_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forward_units" ADD CONSTRAINT "forward_units_task_id_forward_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."forward_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "graph_growths" ADD CONSTRAINT "graph_growths_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_release_notes" ADD CONSTRAINT "read_release_notes_tenant_id_user_id_users_tenant_id_user_id_fk" FOREIGN KEY ("tenant_id","user_id") REFERENCES "public"."users"("tenant_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_items" ADD CONSTRAINT "stock_items_stock_id_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impurity_batches" ADD CONSTRAINT "impurity_batches_search_id_impurity_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."impurity_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impurity_likes" ADD CONSTRAINT "impurity_likes_search_id_impurity_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."impurity_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impurity_results" ADD CONSTRAINT "impurity_results_batch_id_impurity_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."impurity_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manual_versions" ADD CONSTRAINT "manual_versions_draft_id_manual_routes_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."manual_routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_notes" ADD CONSTRAINT "route_notes_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_index" ADD CONSTRAINT "intermediate_index_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_members" ADD CONSTRAINT "intermediate_members_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_records" ADD CONSTRAINT "intermediate_records_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_shared_routes" ADD CONSTRAINT "intermediate_shared_routes_project_id_intermediate_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."intermediate_projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_uses" ADD CONSTRAINT "intermediate_uses_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intermediate_ways" ADD CONSTRAINT "intermediate_ways_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_plates" ADD CONSTRAINT "condition_plates_optimization_id_condition_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."condition_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "condition_yield_versions" ADD CONSTRAINT "condition_yield_versions_optimization_id_condition_optimizations_id_fk" FOREIGN KEY ("optimization_id") REFERENCES "public"."condition_optimizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "route_marks" ADD CONSTRAINT "route_marks_route_id_routes_id_fk" FOREIGN KEY ("route_id") REFERENCES "public"."routes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_chunks" ADD CONSTRAINT "score_chunks_task_id_score_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."score_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_people" ADD CONSTRAINT "share_people_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tray_molecules" ADD CONSTRAINT "tray_molecules_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_owner" ON "api_keys" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "banned_reactions_entry" ON "banned_reactions" USING btree ("tenant_id","user_id","entry");--> statement-breakpoint
CREATE INDEX "buried_points_counted" ON "buried_points" USING btree ("tenant_id","code","created_at");--> statement-breakpoint
CREATE INDEX "buried_points_report" ON "buried_points" USING btree ("tenant_id","created_at","user_id","code","stay_time_ms");--> statement-breakpoint
CREATE UNIQUE INDEX "craft_molecules_once" ON "craft_molecules" USING btree ("tenant_id","user_id","list","key");--> statement-breakpoint
CREATE INDEX "manual_routes_owner" ON "manual_routes" USING btree ("tenant_id","user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "routes_fingerprint" ON "routes" USING btree ("task_id","fingerprint");--> statement-breakpoint
CREATE INDEX "routes_rank" ON "routes" USING btree ("task_id","solved","score");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "tasks_target" ON "tasks" USING btree ("tenant_id","user_id","target_key","created_at");--> statement-breakpoint
CREATE INDEX "tasks_waiting" ON "tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_one_running_per_target" ON "tasks" USING btree ("tenant_id","user_id","target_key","route_type") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE INDEX "account_closings_due" ON "account_closings" USING btree ("removal_at");--> statement-breakpoint
CREATE INDEX "payment_files_hash" ON "payment_files" USING btree ("tenant_id","content_hash");--> statement-breakpoint
CREATE INDEX "payment_files_payment" ON "payment_files" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_files_tenant" ON "payment_files" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_reviews_payment" ON "payment_reviews" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("tenant_id","transaction_number");--> statement-breakpoint
CREATE INDEX "payments_tenant" ON "payments" USING btree ("tenant_id","submitted_at");--> statement-breakpoint
CREATE INDEX "payments_status" ON "payments" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE INDEX "points_entries_tenant" ON "points_entries" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "points_entries_payment" ON "points_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "contact_messages_owner" ON "contact_messages" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_mail" ON "contact_messages" USING btree ("mail","mail_after");--> statement-breakpoint
CREATE INDEX "deletions_time" ON "deletions" USING btree ("deleted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "eln_deliveries_content" ON "eln_deliveries" USING btree ("tenant_id","user_id","route_id","content_hash");--> statement-breakpoint
CREATE INDEX "eln_deliveries_owner" ON "eln_deliveries" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "eln_deliveries_task" ON "eln_deliveries" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "eln_deliveries_number" ON "eln_deliveries" USING btree ("tenant_id","user_id","ro_number");--> statement-breakpoint
CREATE INDEX "eln_deliveries_due" ON "eln_deliveries" USING btree ("next_attempt_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_once" ON "erasures" USING btree ("tenant_id","mark","erased_at");--> statement-breakpoint
CREATE INDEX "erasures_newest" ON "erasures" USING btree ("erased_at");--> statement-breakpoint
CREATE INDEX "feedback_owner" ON "feedback" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_pictures_owner" ON "feedback_pictures" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "feedback_pictures_of" ON "feedback_pictures" USING btree ("feedback_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forward_products_molecule" ON "forward_products" USING btree ("task_id","smiles");--> statement-breakpoint
CREATE INDEX "forward_products_order" ON "forward_products" USING btree ("task_id","probability" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "forward_tasks_owner" ON "forward_tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "forward_tasks_waiting" ON "forward_tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE INDEX "graph_growths_task" ON "graph_growths" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "graph_growths_one_search" ON "graph_growths" USING btree ("task_id") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE INDEX "stocks_owner" ON "stocks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "template_sets_owner" ON "template_sets" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "impurity_batches_search" ON "impurity_batches" USING btree ("search_id","created_at");--> statement-breakpoint
CREATE INDEX "impurity_batches_waiting" ON "impurity_batches" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE UNIQUE INDEX "impurity_results_once" ON "impurity_results" USING btree ("batch_id","key");--> statement-breakpoint
CREATE INDEX "impurity_searches_owner" ON "impurity_searches" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "manual_versions_number" ON "manual_versions" USING btree ("draft_id","number");--> statement-breakpoint
CREATE INDEX "inquiries_owner" ON "inquiries" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_source" ON "notices" USING btree ("tenant_id","user_id","source");--> statement-breakpoint
CREATE INDEX "notices_owner" ON "notices" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail","mail_after");--> statement-breakpoint
CREATE INDEX "intermediate_members_user" ON "intermediate_members" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "intermediate_projects_one" ON "intermediate_projects" USING btree ("tenant_id","user_id","molecule_key") WHERE state <> 'archived';--> statement-breakpoint
CREATE INDEX "intermediate_projects_owner" ON "intermediate_projects" USING btree ("tenant_id","user_id","updated_at");--> statement-breakpoint
CREATE INDEX "intermediate_records_project" ON "intermediate_records" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "intermediate_uses_common" ON "intermediate_uses" USING btree ("tenant_id","user_id","molecule_key");--> statement-breakpoint
CREATE INDEX "intermediate_uses_molecule" ON "intermediate_uses" USING btree ("tenant_id","molecule_key");--> statement-breakpoint
CREATE INDEX "condition_optimizations_owner" ON "condition_optimizations" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "route_marks_task" ON "route_marks" USING btree ("tenant_id","user_id","task_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotations_version" ON "quotations" USING btree ("tenant_id","number","version");--> statement-breakpoint
CREATE INDEX "quotations_owner" ON "quotations" USING btree ("tenant_id","user_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "score_tasks_name" ON "score_tasks" USING btree ("tenant_id","user_id","name_key");--> statement-breakpoint
CREATE INDEX "score_tasks_owner" ON "score_tasks" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "score_tasks_waiting" ON "score_tasks" USING btree ("queued_at") WHERE state in ('queued', 'searching');--> statement-breakpoint
CREATE INDEX "share_people_user" ON "share_people" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shares_item" ON "shares" USING btree ("tenant_id","user_id","kind","item_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "shares_task" ON "shares" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "task_starts_age" ON "task_starts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quota_marks_at" ON "quota_marks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_uses_tenant" ON "search_uses" USING btree ("tenant_id","module","created_at");--> statement-breakpoint
CREATE INDEX "search_uses_user" ON "search_uses" USING btree ("tenant_id","user_id","module","created_at");--> statement-breakpoint
CREATE INDEX "search_uses_subject" ON "search_uses" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tray_molecules_once" ON "tray_molecules" USING btree ("tenant_id","user_id","route_type","key");--> statement-breakpoint
CREATE INDEX "tray_molecules_task" ON "tray_molecules" USING btree ("task_id");