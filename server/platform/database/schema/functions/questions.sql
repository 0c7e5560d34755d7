-- Whoever asked is mailed when the question is first answered; the address that a visitor typed is then forgotten.
CREATE OR REPLACE FUNCTION mail_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO mails (kind, address, request_id, data)
  SELECT 'questionAnswered', recipient.address,
    nullif(current_setting('mishmish.actor', true), '')::jsonb ->> 'requestId',
    jsonb_build_object('questionId', NEW.id, 'locale', NEW.locale)
  FROM (SELECT coalesce(NEW.email, (
    SELECT coalesce(users.email, users.contact_email) FROM users WHERE users.id = NEW.user_id
  )) AS address) AS recipient
  WHERE recipient.address IS NOT NULL;
  IF FOUND THEN
    PERFORM pg_notify('mishmish', '{"kind":"mailsDue"}');
  END IF;
  NEW.email := NULL;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER question_answered BEFORE UPDATE OF answer ON product_questions FOR EACH ROW
WHEN (OLD.answer IS NULL AND NEW.answer IS NOT NULL)
EXECUTE FUNCTION mail_answer();

-- What is shown raises the version of the catalogue (catalogue-version.sql).
DROP TRIGGER IF EXISTS catalogue_question_changed ON product_questions;
CREATE CONSTRAINT TRIGGER catalogue_question_changed AFTER UPDATE ON product_questions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.answer IS DISTINCT FROM OLD.answer)
EXECUTE FUNCTION catalogue_changed();

DROP TRIGGER IF EXISTS catalogue_question_removed ON product_questions;
CREATE CONSTRAINT TRIGGER catalogue_question_removed AFTER DELETE ON product_questions
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.answer IS NOT NULL)
EXECUTE FUNCTION catalogue_changed();
