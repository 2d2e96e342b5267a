CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"what" text NOT NULL,
	"reference" text,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_drafts" (
	"hash" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"form" text NOT NULL,
	"recipient_term" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"submission" bigint,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"recipient_term" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"said" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission" bigint NOT NULL,
	"what" text NOT NULL,
	"detail" jsonb NOT NULL,
	"name" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"id" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"submission" bigint,
	"field" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"scan" text NOT NULL,
	"staged_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission" bigint NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_readers" (
	"submission" bigint NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"revision" integer NOT NULL,
	"open_until" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_readers_submission_account_pk" PRIMARY KEY("submission","account")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"reference" text NOT NULL,
	"form" text NOT NULL,
	"key" text NOT NULL,
	"answers_mac" text NOT NULL,
	"page" text NOT NULL,
	"form_revision" integer NOT NULL,
	"language" text NOT NULL,
	"privacy_signal" boolean NOT NULL,
	"agent_key" text,
	"state" text NOT NULL,
	"doubts" text[] NOT NULL,
	"assigned_to" text,
	"assigned_name" text,
	"terms" text[] NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"waiting_since" timestamp with time zone,
	"promised_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"purge_at" timestamp with time zone NOT NULL,
	"held" boolean DEFAULT false NOT NULL,
	"joined_to" bigint,
	"revision" integer DEFAULT 1 NOT NULL,
	"sealed" "bytea" NOT NULL,
	"key_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"hash" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_events" ADD CONSTRAINT "submission_events_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_readers" ADD CONSTRAINT "submission_readers_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_tenant" ON "audit_log" USING btree ("tenant","id");--> statement-breakpoint
CREATE INDEX "audit_log_reference" ON "audit_log" USING btree ("tenant","reference");--> statement-breakpoint
CREATE INDEX "form_drafts_ends" ON "form_drafts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "form_drafts_recipient" ON "form_drafts" USING btree ("tenant","recipient_term");--> statement-breakpoint
CREATE INDEX "form_drafts_sealed" ON "form_drafts" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "mails_submission" ON "mails" USING btree ("submission","created_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("tenant","recipient_term","created_at");--> statement-breakpoint
CREATE INDEX "mails_kept" ON "mails" USING btree ("tenant","created_at");--> statement-breakpoint
CREATE INDEX "mails_sealed" ON "mails" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "submission_events_submission" ON "submission_events" USING btree ("submission","id");--> statement-breakpoint
CREATE INDEX "submission_files_submission" ON "submission_files" USING btree ("submission");--> statement-breakpoint
CREATE INDEX "submission_files_staged" ON "submission_files" USING btree ("staged_at") WHERE submission is null;--> statement-breakpoint
CREATE INDEX "submission_files_sealed" ON "submission_files" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "submission_notes_submission" ON "submission_notes" USING btree ("submission","id");--> statement-breakpoint
CREATE INDEX "submission_notes_sealed" ON "submission_notes" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_reference" ON "submissions" USING btree ("tenant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_key" ON "submissions" USING btree ("tenant","form","key");--> statement-breakpoint
CREATE INDEX "submissions_queue" ON "submissions" USING btree ("tenant","state","promised_at","id");--> statement-breakpoint
CREATE INDEX "submissions_form" ON "submissions" USING btree ("tenant","form","state","promised_at","id");--> statement-breakpoint
CREATE INDEX "submissions_agent" ON "submissions" USING btree ("tenant","agent_key","state","promised_at","id");--> statement-breakpoint
CREATE INDEX "submissions_terms" ON "submissions" USING gin ("terms") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "submissions_purge" ON "submissions" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "submissions_joined" ON "submissions" USING btree ("joined_to");--> statement-breakpoint
CREATE INDEX "submissions_sealed" ON "submissions" USING btree ("key_id");--> statement-breakpoint
CREATE INDEX "used_proofs_ends" ON "used_proofs" USING btree ("ends_at");