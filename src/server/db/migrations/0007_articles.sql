CREATE TABLE "article_previews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_previews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"article" integer NOT NULL,
	"secret_hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"account" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_schedules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_schedules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"article" integer NOT NULL,
	"what" text NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"wall" text NOT NULL,
	"time_zone" text NOT NULL,
	"state" text NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" text NOT NULL,
	"account" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "article_states" (
	"tenant" text NOT NULL,
	"id" integer NOT NULL,
	"status" text NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"slug" text NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"review_by" text NOT NULL,
	"found_by" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"published_at" timestamp with time zone,
	CONSTRAINT "article_states_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "live_articles" (
	"tenant" text NOT NULL,
	"id" integer NOT NULL,
	"revision" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"sub_title" text NOT NULL,
	"image" text NOT NULL,
	"html" text NOT NULL,
	"tag_ids" integer[] NOT NULL,
	"related" integer[] NOT NULL,
	"minutes" integer NOT NULL,
	"found_by" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"live_since" timestamp with time zone NOT NULL,
	CONSTRAINT "live_articles_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "article_previews_secret" ON "article_previews" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "article_previews_article" ON "article_previews" USING btree ("tenant","article");--> statement-breakpoint
CREATE UNIQUE INDEX "article_schedules_waiting" ON "article_schedules" USING btree ("tenant","article","what") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "article_schedules_next" ON "article_schedules" USING btree ("tenant","at","id") WHERE state in ('waiting', 'failed');--> statement-breakpoint
CREATE INDEX "article_states_created" ON "article_states" USING btree ("tenant","created_at","id");--> statement-breakpoint
CREATE INDEX "article_states_published" ON "article_states" USING btree ("tenant","published_at","id");--> statement-breakpoint
CREATE INDEX "article_states_title" ON "article_states" USING btree ("tenant","title_key","id");--> statement-breakpoint
CREATE INDEX "article_states_found" ON "article_states" USING gin ("found_by") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "live_articles_published" ON "live_articles" USING btree ("tenant","published_at","id");--> statement-breakpoint
CREATE INDEX "live_articles_slug" ON "live_articles" USING btree ("tenant","slug");--> statement-breakpoint
CREATE INDEX "live_articles_tags" ON "live_articles" USING gin ("tag_ids") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "live_articles_found" ON "live_articles" USING gin ("found_by") WITH (fastupdate=false);
--> statement-breakpoint
-- A search reads hundreds of rows for their dates alone: what is long stands beside the row, so that a page holds many.
ALTER TABLE "live_articles" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "slug" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "title" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "title_key" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "sub_title" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "image" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "tag_ids" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "related" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "live_articles" ALTER COLUMN "found_by" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "article_states" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "article_states" ALTER COLUMN "slug" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "article_states" ALTER COLUMN "title" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "article_states" ALTER COLUMN "title_key" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "article_states" ALTER COLUMN "tag_ids" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "article_states" ALTER COLUMN "found_by" SET STORAGE EXTERNAL;
