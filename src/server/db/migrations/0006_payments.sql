CREATE TABLE "linked_accounts" (
	"tenant" text NOT NULL,
	"account" text NOT NULL,
	"account_term" text NOT NULL,
	"linked_at" timestamp with time zone NOT NULL,
	"remind_days" integer,
	"reminded_for" text,
	"autopay" boolean DEFAULT false NOT NULL,
	"unlinked_at" timestamp with time zone,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "linked_accounts_tenant_account_account_term_pk" PRIMARY KEY("tenant","account","account_term")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"payment" bigint NOT NULL,
	"number" integer NOT NULL,
	"what" text NOT NULL,
	"source" text NOT NULL,
	"cents" integer,
	"detail" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_payment_number_pk" PRIMARY KEY("payment","number")
);
--> statement-breakpoint
CREATE TABLE "payment_frame_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_frame_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"checked_at" timestamp with time zone NOT NULL,
	"findings" jsonb NOT NULL,
	"scripts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"reference" text collate "C" NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"asked_mac" text NOT NULL,
	"account_term" text NOT NULL,
	"account" text,
	"by_agent" boolean NOT NULL,
	"state" text NOT NULL,
	"min_due_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	"cents" integer,
	"paid_by" text,
	"paid_at" timestamp with time zone,
	"transaction" text,
	"posted_at" timestamp with time zone,
	"settlement" text NOT NULL,
	"ask_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_customers" (
	"tenant" text NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"customer" text NOT NULL,
	CONSTRAINT "provider_customers_tenant_provider_account_pk" PRIMARY KEY("tenant","provider","account")
);
--> statement-breakpoint
CREATE TABLE "provider_notices" (
	"tenant" text NOT NULL,
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"notice" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "provider_notices_tenant_provider_id_kind_pk" PRIMARY KEY("tenant","provider","id","kind")
);
--> statement-breakpoint
CREATE TABLE "reconciliation_differences" (
	"reconciliation" bigint NOT NULL,
	"reference" text NOT NULL,
	"what" text NOT NULL,
	"our_cents" integer,
	"provider_cents" integer,
	"billing_cents" integer,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "reconciliation_differences_reconciliation_reference_what_pk" PRIMARY KEY("reconciliation","reference","what")
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reconciliations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"compared" integer DEFAULT 0 NOT NULL,
	"differences" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_billed_accounts" (
	"tenant" text NOT NULL,
	"number" text NOT NULL,
	"account" jsonb NOT NULL,
	"min_due_cents" integer NOT NULL,
	"balance_cents" integer NOT NULL,
	CONSTRAINT "sandbox_billed_accounts_tenant_number_pk" PRIMARY KEY("tenant","number")
);
--> statement-breakpoint
CREATE TABLE "sandbox_posted_payments" (
	"tenant" text NOT NULL,
	"reference" text collate "C" NOT NULL,
	"number" text NOT NULL,
	"cents" integer NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone NOT NULL,
	"returned_on" text,
	CONSTRAINT "sandbox_posted_payments_tenant_reference_pk" PRIMARY KEY("tenant","reference")
);
--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_payments_id_fk" FOREIGN KEY ("payment") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_differences" ADD CONSTRAINT "reconciliation_differences_reconciliation_reconciliations_id_fk" FOREIGN KEY ("reconciliation") REFERENCES "public"."reconciliations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "linked_accounts_remind" ON "linked_accounts" USING btree ("tenant") WHERE remind_days is not null;--> statement-breakpoint
CREATE INDEX "linked_accounts_sealed" ON "linked_accounts" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("tenant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_key" ON "payments" USING btree ("tenant","key");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("tenant","account_term","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("tenant","state","id");--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("tenant","paid_at","id");--> statement-breakpoint
CREATE INDEX "payments_ask" ON "payments" USING btree ("ask_at") WHERE ask_at is not null;--> statement-breakpoint
CREATE INDEX "payments_sealed" ON "payments" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "provider_notices_waiting" ON "provider_notices" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_posted_account" ON "sandbox_posted_payments" USING btree ("tenant","number","paid_at");--> statement-breakpoint
CREATE INDEX "sandbox_posted_at" ON "sandbox_posted_payments" USING btree ("tenant","posted_at","reference");--> statement-breakpoint
CREATE INDEX "submissions_assigned" ON "submissions" USING btree ("tenant","assigned_to","state","promised_at","id") WHERE assigned_to is not null;