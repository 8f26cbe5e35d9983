DROP INDEX "forward_products_rank";--> statement-breakpoint
CREATE INDEX "forward_products_order" ON "forward_products" USING btree ("task_id","probability" DESC NULLS LAST,"id");