ALTER TABLE "payments" ALTER COLUMN "reference" SET DATA TYPE text collate "C";--> statement-breakpoint
ALTER TABLE "sandbox_posted_payments" ALTER COLUMN "reference" SET DATA TYPE text collate "C";