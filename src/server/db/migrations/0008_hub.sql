CREATE TABLE "article_answers" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "article_answers_tenant_account_key_pk" PRIMARY KEY("tenant","account","key")
);
--> statement-breakpoint
CREATE TABLE "document_indexes" (
	"tenant" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"tenant" text NOT NULL,
	"page" text NOT NULL,
	"section" text NOT NULL,
	"id" text NOT NULL,
	"place" integer NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"date" text NOT NULL,
	"dated" timestamp,
	"address" text NOT NULL,
	"readers" text NOT NULL,
	"paper" text NOT NULL,
	"found_by" "tsvector" NOT NULL,
	CONSTRAINT "documents_tenant_page_section_id_pk" PRIMARY KEY("tenant","page","section","id")
);
--> statement-breakpoint
CREATE TABLE "hub_pins" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"link" text NOT NULL,
	"label" text NOT NULL,
	"pinned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_pins_tenant_account_link_pk" PRIMARY KEY("tenant","account","link")
);
--> statement-breakpoint
CREATE TABLE "hub_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hub_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"agent" integer NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"base" integer NOT NULL,
	"wire" jsonb NOT NULL,
	"ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"edition" integer DEFAULT 1 NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"word" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hub_readings" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"bulletin" text NOT NULL,
	"title" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"said_at" timestamp with time zone,
	"name" text NOT NULL,
	"username" text NOT NULL,
	CONSTRAINT "hub_readings_tenant_account_bulletin_pk" PRIMARY KEY("tenant","account","bulletin")
);
--> statement-breakpoint
CREATE TABLE "hub_visits" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"last_began" timestamp with time zone,
	"began" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_visits_tenant_account_pk" PRIMARY KEY("tenant","account")
);
--> statement-breakpoint
CREATE TABLE "pdf_papers" (
	"tenant" text NOT NULL,
	"paper" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"pages" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "pdf_papers_tenant_paper_pk" PRIMARY KEY("tenant","paper")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "hub_pins" ADD CONSTRAINT "hub_pins_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_proposals" ADD CONSTRAINT "hub_proposals_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_readings" ADD CONSTRAINT "hub_readings_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hub_visits" ADD CONSTRAINT "hub_visits_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_answers_at" ON "article_answers" USING btree ("tenant","at");--> statement-breakpoint
CREATE INDEX "documents_paper" ON "documents" USING btree ("paper");--> statement-breakpoint
CREATE INDEX "documents_found" ON "documents" USING gin ("found_by") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "hub_proposals_waiting" ON "hub_proposals" USING btree ("tenant","agent") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "hub_proposals_queue" ON "hub_proposals" USING btree ("tenant","state","made_at","id");--> statement-breakpoint
CREATE INDEX "hub_proposals_agent" ON "hub_proposals" USING btree ("tenant","agent","made_at");--> statement-breakpoint
CREATE INDEX "hub_readings_said" ON "hub_readings" USING btree ("tenant","bulletin","said_at","account") WHERE said_at is not null;--> statement-breakpoint
-- A search reads many narrow rows: what is wide lies apart.
ALTER TABLE "documents" SET (toast_tuple_target = 128);
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "title" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "address" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "id" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "paper" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "found_by" SET STORAGE EXTERNAL;
