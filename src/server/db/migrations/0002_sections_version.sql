ALTER TABLE "sections" ADD COLUMN "version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sections_version" ON "sections" USING btree ("tenant","version");